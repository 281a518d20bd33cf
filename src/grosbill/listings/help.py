"""The help of the command line, in both languages.

These sentences are not Fluent messages: reading those takes longer than `grosbill --help` may.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grosbill.language import LANGUAGES, default_language

_TEXTS: Final = {
    "app": (
        "The table for the Munchkin family of card games: play, read the cards and the rules, run scenarios.",
        "La table de jeu des Munchkin : jouer, lire les cartes et les règles, lancer des scénarios.",
    ),
    "help": ("Show this page.", "Afficher cette page."),
    "version": ("Show the version and leave.", "Afficher la version et quitter."),
    "lang": (
        "The language: en or fr; by default that of the system.",
        "La langue : en ou fr ; par défaut celle du système.",
    ),
    "json": ("Write JSON.", "Écrire du JSON."),
    "edition": (
        "The edition: munchkin (the usual one), another, or a blend such as star+cthulhu.",
        "L’édition : munchkin (d’ordinaire), une autre, ou un mélange comme star+cthulhu.",
    ),
    "settings": (
        "House rules: hand_limit=6,listen=yes. `grosbill editions` lists them.",
        "Règles maison : hand_limit=6,listen=oui. `grosbill editions` en donne la liste.",
    ),
    "variant": (
        "A way to play that has a name; may be given several times. `grosbill editions` lists them.",
        "Une variante, par son nom ; peut être répétée. `grosbill editions` en donne la liste.",
    ),
    "pack": (
        "The folder of a pack of one’s own, blended in; may be given several times.",
        "Le dossier d’un paquet à soi, qui s’ajoute au jeu ; peut être répété.",
    ),
    "play": (
        "Play a game in the terminal against bots that see only what a player sees.",
        "Jouer une partie dans le terminal contre des robots qui ne voient que ce que voit un joueur.",
    ),
    "play-players": (
        "How many players, you included; usually 4, or as many as --bots names and you.",
        "Le nombre de joueurs, vous compris ; d’ordinaire 4, ou ceux de --bots et vous.",
    ),
    "play-seed": (
        "A number that decides all cards and dice; the same number gives the same deal.",
        "Un nombre qui décide des cartes et des dés ; le même nombre redonne la même distribution.",
    ),
    "play-name": ("Your name.", "Votre nom."),
    "play-sex": (
        "What your character is: male or female; by default, chance decides.",
        "Ce qu’est votre personnage : homme ou femme ; par défaut, le hasard décide.",
    ),
    "play-bots": (
        (
            "The other players: one bot for all, or one for each, such as greedy,greedy-backstabber,random. "
            "Also: greedy-cautious, greedy-diplomat, expert (looks ahead), expert-quick. Usually greedy."
        ),
        (
            "Les autres joueurs : un robot pour tous, ou un pour chacun : greedy,greedy-backstabber,random. "
            "Aussi : greedy-cautious, greedy-diplomat, expert (anticipe), expert-quick. D’ordinaire greedy."
        ),
    ),
    "play-fast": (
        "Show what the others do at once, not line by line.",
        "Montrer d’un coup ce que font les autres, et non ligne par ligne.",
    ),
    "play-resume": (
        "Go on with a saved game, against the same bots or those of --bots.",
        "Reprendre une partie enregistrée, contre les mêmes robots ou ceux de --bots.",
    ),
    "serve": (
        "Open the table in a browser: play with friends at a distance, or alone with bots.",
        "Ouvrir la table dans un navigateur : jouer à distance avec des amis, ou seul avec des robots.",
    ),
    "serve-host": (
        "Where to listen; by default only this machine can come.",
        "Où écouter ; par défaut, seule cette machine peut venir.",
    ),
    "serve-port": (
        "The port; by default 8910, or one that is free.",
        "Le port ; par défaut 8910, ou un autre qui est libre.",
    ),
    "serve-data": (
        "The folder to keep the tables in; by default in your data folder.",
        "Le dossier où conserver les tables ; par défaut dans votre dossier de données.",
    ),
    "serve-database": (
        "A database to keep them in instead: postgresql://user@host/name.",
        "Une base de données où les conserver à la place : postgresql://utilisateur@hôte/nom.",
    ),
    "serve-public-url": (
        "The address by which others reach this server, behind a proxy on this machine: https://….",
        "L’adresse par laquelle les autres joignent ce serveur, derrière un proxy de cette machine : https://….",
    ),
    "serve-no-open": ("Do not open the browser.", "Ne pas ouvrir le navigateur."),
    "serve-limits": (
        "A TOML file of limits: how much a page or an address may ask for.",
        "Un fichier TOML de limites : ce qu’une page ou une adresse peut demander.",
    ),
    "serve-pack": (
        "The folder of a pack of one’s own that tables may play with; may be given several times.",
        "Le dossier d’un paquet à soi, proposé aux tables ; peut être répété.",
    ),
    "tables": (
        "List the tables that the server keeps; write them out or delete them.",
        "Lister les tables que le serveur conserve ; les exporter ou les supprimer.",
    ),
    "tables-export": (
        "Write out a table: the record of its game, for `grosbill replay`, or its log.",
        "Exporter une table : l’enregistrement de sa partie, pour `grosbill replay`, ou son journal.",
    ),
    "tables-id": ("A table.", "Une table."),
    "tables-log": (
        "The log as lines of JSON: what the table was set up with, then each row.",
        "Le journal en lignes de JSON : ce avec quoi la table a été ouverte, puis chaque ligne.",
    ),
    "tables-delete": ("Delete tables and their logs.", "Supprimer des tables et leurs journaux."),
    "editions": (
        "List the editions, their variants, the house rules, and how to blend them.",
        "Lister les éditions, leurs variantes, les règles maison, et la façon de mélanger.",
    ),
    "packs": (
        "Packs of one’s own: check them, get a schema for the editor.",
        "Les paquets à soi : les vérifier, obtenir un schéma pour l’éditeur.",
    ),
    "pack-check": (
        "Check packs: every mistake, or the texts of all cards. Exit code 1 with mistakes.",
        "Vérifier des paquets : toutes les erreurs, ou les textes des cartes. Code 1 s’il y a des erreurs.",
    ),
    "pack-folders": ("Folders of card files.", "Des dossiers de fichiers de cartes."),
    "pack-schema": (
        "Print a JSON Schema, for editors that complete and check TOML.",
        "Écrire un schéma JSON, pour les éditeurs qui complètent et vérifient le TOML.",
    ),
    "pack-schema-of": (
        "Of which files: cards (the usual one), words, pack or icons (words.toml, pack.toml, icons.toml).",
        "De quels fichiers : cards (d’ordinaire), words, pack ou icons (words.toml, pack.toml, icons.toml).",
    ),
    "cards": (
        "Show the cards of an edition, or one card in full.",
        "Montrer les cartes d’une édition, ou une carte en entier.",
    ),
    "cards-id": (
        "A card: its id, or its name in either language.",
        "Une carte : son identifiant, ou son nom dans l’une des langues.",
    ),
    "cards-coverage": (
        "List the cards that no scenario shows; exit code 1 if there are any.",
        "Lister les cartes qu’aucun scénario ne montre ; code de sortie 1 s’il y en a.",
    ),
    "cards-hooks": (
        "Only the cards that need a function of their own.",
        "Seulement les cartes qui demandent une fonction à elles.",
    ),
    "rules": (
        "Find and show the rules, in both languages.",
        "Chercher et montrer les règles, dans les deux langues.",
    ),
    "rules-words": (
        "A word of the rules, any words in either language, or an id such as R-SELL-003.",
        "Un mot de la règle, des mots de l’une des langues, ou un identifiant comme R-SELL-003.",
    ),
    "rules-coverage": (
        "List the clauses that no scenario shows; exit code 1 if there are any.",
        "Lister les règles qu’aucun scénario ne montre ; code de sortie 1 s’il y en a.",
    ),
    "scenario": (
        "Run scenarios; the last line is “N passed, N failed”.",
        "Lancer des scénarios ; la dernière ligne est « N passed, N failed ».",
    ),
    "scenario-write-passes": (
        "Write into the files the passes that are missing before a step or at the end, and run nothing.",
        "Écrire dans les fichiers les « pass » qui manquent avant une étape ou à la fin, sans rien lancer.",
    ),
    "scenario-paths": ("Files and folders.", "Des fichiers et des dossiers."),
    "simulate": (
        "Have bots play many games; write down what happened, and report on it.",
        "Faire jouer beaucoup de parties à des robots ; noter ce qui s’y passe, et en faire un rapport.",
    ),
    "simulate-players": (
        "How many players; usually 4, or as many as bots are named.",
        "Le nombre de joueurs ; d’ordinaire 4, ou autant que de robots nommés.",
    ),
    "simulate-bots": (
        "Who plays: one name for all seats, or one for each, with commas; usually random.",
        "Qui joue : un nom pour toutes les places, ou un par place, avec des virgules ; d’ordinaire random.",
    ),
    "simulate-out": (
        "Write everything about the games to this Parquet file (needs grosbill[sim]).",
        "Tout noter sur les parties dans ce fichier Parquet (il faut grosbill[sim]).",
    ),
    "simulate-report": (
        "Write a page with pictures about the games to this folder (needs grosbill[sim]).",
        "Écrire dans ce dossier une page illustrée sur les parties (il faut grosbill[sim]).",
    ),
    "simulate-resume": (
        "Go on with results that are there: play the games that are missing, or more.",
        "Reprendre des résultats qui existent : jouer les parties qui manquent, ou davantage.",
    ),
    "simulate-on": (
        "Where: local, ray (here), or ray://host:port (a cluster; needs grosbill[ray]).",
        "Où : local, ray (ici), ou ray://hôte:port (une grappe ; il faut grosbill[ray]).",
    ),
    "arena": (
        "Let bots play against each other, seats rotated: win rates, intervals, ratings.",
        "Faire s’affronter des robots, en tournant les places : victoires, intervalles, cotes.",
    ),
    "arena-bots": (
        "Who plays, with commas, as many as there are seats: greedy,random,random,random.",
        "Qui joue, avec des virgules, autant que de places : greedy,random,random,random.",
    ),
    "simulate-games": ("How many games.", "Le nombre de parties."),
    "simulate-seed": (
        "The same number gives the same games, on any machine and with any number of workers.",
        "Le même nombre donne les mêmes parties, quels que soient la machine et le nombre de processus.",
    ),
    "simulate-turns": (
        "After how many turns a game is given up as unfinished.",
        "Au bout de combien de tours une partie est abandonnée comme inachevée.",
    ),
    "simulate-workers": (
        "How many processes; usually one for each core.",
        "Le nombre de processus ; d’ordinaire un par cœur.",
    ),
    "replay": (
        "Replay the record of a game and prove it.",
        "Rejouer l’enregistrement d’une partie et le prouver.",
    ),
    "replay-file": ("A saved game.", "Une partie enregistrée."),
    "replay-events": ("Tell everything that happened.", "Raconter tout ce qui s’est passé."),
    "bench": ("Measure the speed of the engine.", "Mesurer la vitesse du moteur."),
}


def help_text(name: str, lang: str) -> str:
    """A sentence of the help."""
    return _TEXTS[name][LANGUAGES.index(lang)]


def wanted_language(arguments: Sequence[str]) -> str:
    """The language the help is to be in: as the command line says, else that of the system."""
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            value = value if equals else "".join(arguments[place + 1 : place + 2])
            if value in LANGUAGES:
                return value
    return default_language()
