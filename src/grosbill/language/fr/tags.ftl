# Les mots de docs/tags.md : quels mots les cartes emploient pour d’autres cartes, et lesquelles elles désignent.

tags-title = Ce que les cartes disent d’autres cartes
tags-about = Un mot sur une carte veut dire la même chose dans tous les jeux, et dans tous leurs mélanges. Pour chaque mot : les cartes qui en parlent, celles de tous les jeux qui l’ont, et celles dont on pourrait croire qu’elles l’ont, avec la raison pour laquelle elles ne l’ont pas. Cette page est faite par `make golden` ; qui a un mot est dit sur les cartes de `src/grosbill/packs` et dans leurs `words.toml`, ce qui l’a presque, dans `near_misses.toml`.
tags-speaking = en parlent
tags-having = l’ont
tags-near = presque
tags-none = aucune
tags-all = toutes les cartes « { $what } »
