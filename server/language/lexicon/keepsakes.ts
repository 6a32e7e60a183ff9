import { list } from './list.ts';

/** Things that a glass may be raised to, in the singular: what one can hold, eat, watch or hear, and nothing that harms. */
export const keepsakes =
  list(`acorn almond apple apricot aubergine avocado bagel baguette balloon banana basil bean beetroot berry biscuit
  blackberry blueberry bread broccoli brownie  burrito butter cabbage cake candle carrot casserole cauliflower cheese
  cheesecake cherry chestnut chilli chocolate chutney cinnamon clementine coconut coffee conker cookie courgette
  cracker croissant crumble crumpet cucumber cupcake curry custard dal damson dosa doughnut dumpling eel egg
  empanada fig fishcake flapjack focaccia fritter garlic ginger gnocchi grape haddock halloumi honey hummus jackfruit 
  jelly jollof kebab kimchi kipper lasagne leek lemon lentil lettuce  loaf lollipop mackerel mandarin mango marmalade
  melon meringue muffin mushroom naan nectarine noodle nougat oatcake olive omelette onion orange pancake paratha parsnip
  pasta pastry pavlova pea peach pear pepper pickle pie pineapple pizza plum pomegranate popcorn porridge potato pretzel
  pudding pumpkin quiche quince radish raspberry ravioli rhubarb rice risotto  roti salmon samosa sandwich satsuma
  sausage scone shortbread soup sourdough spinach sprout squash stew stovies strawberry strudel sushi sweetcorn taco
  tagine tamale tangerine tart tea thyme  toffee tomato tortilla trifle truffle turnip waffle wafer walnut watermelon
  yam yoghurt
  antelope badger bat bee beetle blackbird bluebird bluebonnet bluetit bullfinch bumblebee butterfly buzzard calf canary cat
  caterpillar chaffinch chick chicken cockatoo collie  crane crow cuckoo cygnet deer dog dolphin donkey dove
  dragonfly duck duckling eagle egret elephant ewe falcon ferret finch firefly foal fox frog gecko giraffe goat goldcrest
  goldeneye goldfinch goldfish goose gosling greyhound grouse guillemot gull hamster hare hawk hedgehog hen heron hoopoe
  horse hummingbird ibis jackdaw jay kestrel kingfisher kitten kookaburra ladybird  lapwing lark lizard llama lynx
  magpie meadowlark moth mouse mynah newt nightingale nuthatch octopus osprey otter owl oystercatcher parakeet parrot
  partridge peacock pelican penguin pheasant pigeon piglet pony puffin puppy quail rabbit raven redstart robin rook
  salamander  sheep skylark snail sparrow squirrel starling stork  swan  tadpole tern thrush toad tortoise
  trout turtle wagtail warbler whale woodpecker wren
  allotment anemone apple blossom bluebell bouquet bulb cactus camellia chrysanthemum clover crocus cyclamen daffodil dahlia
  daisy dandelion fern forsythia foxglove frangipani fuchsia geranium hawthorn heather hibiscus hollyhock hyacinth
  hydrangea iris ivy jasmine jacaranda lavender leaf lilac lily lupin magnolia marigold moss nasturtium nettle nopal oak orchid
  palm pansy peony petal petunia poppy primrose rose rosebush rosemary seed seedling snowdrop sunflower sycamore thistle
  tulip violet willow wisteria birch
  accordion album ball bandana banjo bedspread bell bench bicycle bike blanket blouse
  book bookmark  bowl bracelet bucket cardigan catalogue cello   chessboard clarinet comb cot cow crayon crossword cushion doll drawing dress drum drumstick duvet
  dungarees earring easel fiddle flask flower flute fort frame gavel glove globe guitar hammock
  hankie harmonica harp hat jar jersey jigsaw jug jumper kaleidoscope kayak kettle key keyring kite ladder lamp
  lantern lego mandolin marble mitten moon mug necklace notebook
  oboe ornament painting palette parcel pebble pencil penknife piano    poem postcard poster prize puppet puzzle quilt radio rainbow raincoat ribbon   rocket sail saucepan saucer saxophone scarf screwdriver scrunchie shell skateboard
  slipper snowball snowflake snowman sock spoon stamp  statue sticker stone storybook sunrise sunset
  sweater swing tablecloth tambourine teacup teapot teddy telescope tent ticket toy trampoline
  trombone trophy trowel trumpet tuba ukulele umbrella valentine vase viola violin whistle   windmill wool xylophone yarn `);
