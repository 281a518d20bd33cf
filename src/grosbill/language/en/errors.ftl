# What is wrong with what somebody typed: editions, players, bots, settings, cards, files.
#
# Names come in quotation marks, lists as they are; $near is a name that was probably meant, or none.

error-near =
    { $near ->
        [none] {""}
       *[other] {" "}(did you mean { $near }?)
    }
error-unknown-edition = unknown edition { $name }{ error-near }; there are: { $known }, and blends of them, joined by +; a folder of one’s own is added with --pack
error-edition-twice = { $name } is named twice in { $blend }; a blend names each once of: { $known }
error-players = { $edition } is for { $low } to { $high } players, got { $count } (R-SETUP-001)
error-first-player = with { $count } players, number { $number } cannot begin (R-SETUP-016)
error-sexes = one sex for each player, of { $known }; got { $sexes }
error-names = { $count } players but { $names } names
error-name-shape = a player’s name is a word or two without commas, got { $name }
error-name-reserved = a player cannot be called { $name }: that word means something in a move
error-name-long = a player cannot be called { $name }: { $letters } characters, and a name has at most { $most }
error-name-unseen = a player cannot be called { $name }: { $sign } cannot be seen; leave it out
error-name-accent = a player cannot be called { $name }: it begins with an accent that has no letter; begin with a letter
error-name-composed = a player cannot be called { $name }: write it with composed letters (Unicode NFC), { $composed }
error-names-alike = { $one } and { $other } look alike: players need names that differ by more than capitals, the width of letters and how accents are put on them
error-no-bot = there is no bot { $name }{ error-near }; there are: { $known }
error-bots = { $players } players but { $bots } bots: name one for all, or one for each seat
error-unknown-setting = unknown setting { $name }{ error-near }; there are: { $known }
error-setting-elsewhere = setting { $name } does not go with edition { $edition }; it knows: { $known }
error-setting-range = setting { $name } must be from { $low } to { $high }, got { $value }
error-setting-kind =
    setting { $name } takes { $kind ->
        [number] a whole number
        [choice] yes or no
       *[word] one of: { $known }
    }, got { $value }
error-setting-form = settings are written name=value, got { $text }
error-variants = variants { $one } and { $other } contradict each other: { $setting }
error-variant-elsewhere =
    variant { $name } goes with { $others ->
        [none] no edition
       *[other] { $others }
    }, not with edition { $edition }; with that go: { $known }
error-unknown-variant = unknown variant { $name }{ error-near }; with edition { $edition } go: { $known }
error-no-card = there is no card { $name } in edition { $edition }
error-cannot-read = cannot read { $path }: { $why }
error-move-long = a text of { $letters } letters is no move: none is as long as that
error-several-moves = { $text } could mean: { $moves }
error-no-move = { $text } is no move; moves look like: open door, play CARD on TARGET, use CARD on TARGET, sell CARD, CARD, claim victory, run away, pass
error-unread-card = there is no card { $word } in this game
error-unread-player = there is no player { $word } at this table
error-unread-power = there is no power { $word } here
error-unread-number = { $word } is no number that could be meant here
error-table-seats = { $edition } is for { $low } to { $high } players, one of whom asks for the table
error-table-clock = there is no clock { $name }; there are: { $known }
error-table-pace = there is no pace { $name }; there are: { $known }
error-table-sex = there is no sex { $name }; there are: { $known }
