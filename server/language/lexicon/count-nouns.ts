import { list } from './list.ts';

/**
 * Nouns for what can be counted, in the singular: in English none of them stands without an article, but in set phrases
 * ('at school'). Where one does, a note is in telegram style, by a learner, or the word is a name.
 */
export const countNouns =
  list(`accident lab deck iceberg accordion accountant actress adventure advert aerial aeroplane agreement aircraft airfield airport
  airtag alarm alphabet altar alto ambulance angel angle animal ankle ant apartment appeal apple application
  appointment apron argument arm army arrow attempt attic attitude aubergine audience aunt auntie avalanche
  award axe baby badge badger bag bagel bagpiper baguette bake baker bakery balaclava balcony baler ball balloon
  banana band bandage bandicoot bang bangle banister bank banner bannister bar barbecue barbie barcode barge
  barista barm barman barn barrel barrette barrister bartender basement basket bat bath bathroom battery bazooka
  beach bean beanbag bear beard bedpan bedroom bedsheet bedspread bee beekeeper beetle bell belt belter
  bench berth bet bib bicycle bidet bike bilberry bill bin biopsy bird birthday biryani biscuit bishop bit
  bite blackbird blackboard blackhead blackout bladder blade blanket blazer bleeper blender blessing
  blindfold blister blob bloke board boat bobble bobcat body bodyguard bog boiler bollard bolster bolt bomb bone
  bonnet bonus book bookmark boot boss bother bothy bottle bouncer bouquet bow bowel bowl box boxer boy
  boyfriend bra bracelet brain brake branch brand breadstick break breather breeze brew brick brickie bricklayer
  bride bridge broom brother bruise brush bucket buckle bud budgie buffet bug builder bulb bull bum bump bun
  bunch bungalow burden burger burglar burglary burial burn burrito bus bush busker butcher butterfly
  butterscotch button cable cactus cafe calendar calf call camel camellia camera campervan canal canary candle
  cannon cape car caravan card cardigan cardinal carer caretaker carnation carnival carpenter carpet carrier
  carrot cartoon cartwheel carvery casserole castle cat catalogue cathedral ceiling celebration celeriac
  cello ceremony certificate chain chair chance chapel chart chat chauffeur cheer cheeseburger chemist
  cheque cherry chihuahua child chimney chinese chip choir chop churchwarden cigarette cinema circle citizen
  city classroom claw cleaner clerk client climber clinic clipboard clock cloud clown clubhouse coach coat cob
  cockatoo cockroach cocktail coconut code coffin coin colander colleague collection colonel coma comb
  comma committee commode compass complaint compliment compressor computer concert conductor cone conference
  congregation conker consultant contest contract convoy cookie cookout copy cork corner cornet cornflake corpse
  corridor costume cot cottage councillor count country couple coupon course cousin cow coward cowbell
  crab crack cracker cradle crag crane crate crater cravat crayfish creeper crime criminal crisp croissant crook
  croquembouche crossing crossword croupier crow crowbar crown cruise crumble crumpet crusade crust cubord
  cucumber cuddle cup cupboard cupcake cuppa curl curtain cushion customer cutter cyclist cyst dacoit
  daffodil daisy dam dancer dandelion danger dartboard date daughter day deacon decision deckie decorator
  deer degree den dent dentist depot description desk detective diagram diary dig digger dinosaur
  diplomat disaster disco discount disgrace dish dishcloth dishwasher dislike distance distinction doctor doe
  dog dogfish doily dollar donkey donut door doorbell doorman doorstep doorstop doorway dose doughnut dowager
  downpour dragon drain draught drawer dream dress drill drive driver drop drum drummer drunk
  duchess duck duet duff duke dumpling dustpan duvet ear earring edge eggcup elbow elephant encore
  enemy engine envelope episode era essay eulogy event ewe exam experiment explosion extension eye eyebrow face
  factory fairy falcon fan farm farmer farmhand favour feel feijoa fella fence fern ferret ferry
  ferryman festival ficus field fig fight figure file film filter finch finger fingernail firefighter
  fireman firework first fishbone fist fistful fiver fjord flag flagpole flake flame flamingo flannel flap
  flapjack flare flashlight flask flat flex flight flipchart flood floor florist flourish flower folder fool
  foot foreman forest fork forklift form fort fortnight fortune fossil fox frame freddo freezer fridge friend
  fringe frog fruit fry fuchsia fugitive funeral furnace gaffer gale gammon gap garage garden gardener garland
  gate gauge genius gent gentian gentleman gerbil ghost gift gig giraffe girl girlfriend glitch globe glove goal
  goat goblin goldcrest goldfinch goldfish gondolier goose granddaughter grandfather grandson grape
  graph grave gravestone graveyard grebe greenhouse greet greyhound grinder groom group guarantee guard guardian
  guest guitar gull gun guy gym haircut hairgrip hammer hammock hamper hamster hand handbag handful handle
  handshake handstand hangover hanky harness harp hat hatbox hatch hawk hayfield head headache header headlock
  headmistress headstand headstone headteacher hearse heart heartbeat heater heatwave hedge hedgehog heel heifer
  heist helmet helper hem hen hermit hero heron high hill hinge hippo hobby hog hole holiday honor
  hood hoodie hook hoot hoover horn hornpipe horse hose hospice hostage hostel hotel hour house houseplant
  hubcap hugger humbug hurley husband hyacinth hyena idiot idol imam impression inch interview invitation
  invoice island issue jacket jar jawbreaker jay jellyfish jewel jigsaw job joey joker journal journey judge jug
  jump jumper kayak kazoo kebab kerb kerbstone kettle key keyboard keyring kick kickabout kickflip kid kidney
  killer kimono kingfisher kipper kiss kitchen kite kitten knee kneeler knife knight knighthood knot kudu
  label labrador lad ladder ladle lady ladybird lake lamp lampshade landlady landline landlord landslide lane
  lantern lanyard lap laptop lark lasagne lass lassi lassie latte laugh launch lawn lawnmower lawyer leader leaf
  leaflet lease leak lecture ledger leech leek leg lemon lesson letter liar librarian library lick lid lifeguard lift
  lightbulb lighter lighthouse lilac lime limo line lion lip list litre lizard llama load loaf loan lobster loch
  lock locker lodger loft lollipop look lorry lumberjack lump lunatic lunchbox lung luthier macaroon
  machete machine mackerel magazine magician magistrate magnet magnolia magnum mall man manager mandarin
  mannequin manner manuscript map marble mare marigold marker marquee marrow marshal marvel mask massacre
  mat matador matchbox matchstick mate matter mattress meal mechanic medal meerkat meeting melody melon
  meme memorial memory menace mentor menu merit mermaid mess message metaphor meteor microphone midwife mile
  milkshake mimic miner minion minister mirror miscarriage mitten mixture moan moat mobile model mole monk
  monkey monster month mood moorhen moose mop moped morgue mortgage mosaic moth motorbike mound mountain mourner
  mouse moussaka moustache mouth mouthful movie mower muffin mug mule mural murder murderer muscle museum
  mushroom mustard mutt naan nail name napkin nappy neck necklace needle neighbor neighbour nephew nest
  newspaper nickname niece nightmare nod noodle noose nose nosebleed note notebook notice novel nudge nugget
  nuisance number numpty nun nurse nut objection occasion octopus office olive omelette onion operation
  opinion optimist orange orchid otter ovation oven owl owner ox oyster pack package packer packet pad paddle
  paddleboard padre paediatrician page paintbrush painting pair pallet pamphlet pan pancake panda panic panini
  parade paramedic parcel parent park parrot part party passenger passport pastor pastry pasty pat patient
  pattern patty pause pea peach pear pebble pedalo pedicure peg pellet pen penalty pencil penguin peppermint
  perch peregrine pergola perm person petition pew pharaoh pharmacist pharmacy pheasant philosopher phlebotomist
  phone photo photocopier photograph photographer pianist piano picnic picture pie piece pig pigeon pillock
  pillow pillowcase pilot pin pinata pinch pine pineapple pinny pint pipe piper pirate pixie placard plait plan
  plane plank plant planter plaque plasterer plate platform playlist plinth plonker plug plum plumber plunger
  pocket podcast poem poet poisoner policeman policewoman policy polka poll pond poo popsicle poptart porcupine
  portaloo porter postcard poster postie postman pot potato pram prawn prefect prescription present
  price priest prince princess principle printer privilege prize profession professional project promise
  propeller prophet proposal prune psalm pudding puddle puffin pug pull pulse pump puncture punishment punnet
  pup puppy purse push pushchair puzzle pyramid quarrel queen queue quiche quiz quote rabbi rabbit raccoon race
  rack racket radiator rag rail railing rainbow raincoat raise rake ramp ray razor reader reason rebate receipt
  receptionist recipe record recorder recording referee refund regatta regiment reindeer relapse report
  reservation restaurant reward rib ribbon riddle ride ring rival river roach roast robe robin robot rock rocket
  rockpool roll roo roof room rosary rota roti roundabout rower rucksack rug rule ruler rumour run
  runbook runner sack saddle sail saint salary sale salute sandal sandcastle sandwich sangria sari sash
  satsuma sausage scab scale scan scar scarecrow scarf scholarship scone scooter score scratch scratchcard
  scream screen screenshot screw screwdriver scythe seagull seal season seat secret secretary seed
  semicolon sensor sentry sergeant sermon server settee shadow shampoo shark shawl shed sheep sheet
  shelf shell shepherd shield shift ship shipwreck shirt shoe shoebox shop shortcut shoulder
  shout shovel shower side sign signal simulation sink sister sit sitter skateboard skein skip skirt skull
  sky sleepover sleeve slice slide slideshow sling slip slipper sloth slug slushie smear smile smiley smoke
  smudge snack snail snake snapper sneeze snooze snowman soap sock socket sofa soldier son song sonnet soul spa
  spade spaner spaniel spanner spare sparkler sparrow speaker spider splash splat splint splinter
  sponge spoon spoonbill spot sprain spreadsheet sprig sprout square squeegee squeeze squid squirrel
  stable stadium stairlift stairwell stall stamp standpipe stapler starfish start static station
  statue step stepladder stew sticker stile stitch stoat stomach stool story stove stranger strawberry
  stream street strip stripper stroke stroll stud student stump submarine suit suitcase sultan sun sunrise
  sunset superhero supermarket supervisor surfboard surgeon surveyor survivor swallow swan swear sweep
  sweetheart swim swindle swing switch sword sycamore sympathiser syndrome system table tablecloth tablet tag
  takeaway talker tangerine tank tanker tannoy tap tarantula tarpaulin tattoo taxi taxidermist teacher
  team tear teddy teenager telephone temper temperature tench tent terrace terrapin test text theatre theft
  therapist thermos thermostat thief thread threat throat thrush thumb thumbprint tiara ticket tiger
  timetable tin tip tire tissue toaster toastie toddler toe toffee toilet tomato tomb tone tongue tool
  toolbox tooth toothbrush torch tortoise tote towel tracker tractor tragedy trail train trainee trainer tram
  trampoline transistor translator transmission trap tray treble tree trial triangle trick trifle trim trip
  triumph trolley trombone trophy trouser truck trumpet tsunami tub tuba tube tulip tumour tunnel turtle
  twin twirl tyre ukulele umbrella uncle undertaker unicorn unit upgrade urn valve vase vat vegetable vegetarian
  veil vein vendetta ventilator version vest vet vicar vicarage video view vigil village violin violinist virus
  visa visit vitamin voice volcano volunteer voucher wafer waffle wagon waist waiter waitress walker wall wallet
  walnut walrus ward wardrobe warehouse warning washer wasp watch wedding welder whale wheel wheelbarrow
  wheelchair wheelie whelk whippet whisk whisker whisky whisper whistle widow wife wifie wig wind window
  windscreen wing witch witness wizard wobble wolf woman wonton woodpecker word worm wreath wren wrench
  wrestler wrist xylophone yard custom handover`);
