# The table of the learners' environment as text; the rest of its words are in words.ftl.

env-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
env-fight = Fight: { $munchkins } { $ours } against { $monsters } { $theirs }
env-asked = Asked: { $names }
env-won = Won by { $names }
