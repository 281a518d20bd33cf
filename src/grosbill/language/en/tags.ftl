# The words of docs/tags.md: which words cards use of other cards, and which cards they mean.

tags-title = Words that cards use of other cards
tags-about = A word on a card means the same in every set, and in every blend of them. For each word: the cards that speak of it, those of all sets that have it, and those that one might think have it, with the reason why they do not. This page is made by `make golden`; who has a word is said on the cards in `src/grosbill/packs` and in their `words.toml`, what nearly has it in `near_misses.toml`.
tags-speaking = spoken of by
tags-having = had by
tags-near = nearly
tags-none = none
tags-all = all { $what } themselves
