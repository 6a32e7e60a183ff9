import { list } from './list.ts';

/** Things that open a note without their article: 'Wind dropped' is 'the wind dropped', and no one is called Wind. */
export const thingsWithArticle =
  list(`wind rain sun sunrise sunset moon sky tide frost mist fog snow storm thunder weather sea river lake harbour
  garden lawn hedge gate fence wall path pond greenhouse compost allotment tomatoes beans roses leeks potatoes apples plums
  generator inverter boiler heating heater radiator kettle oven fridge freezer dishwasher washer dryer tap sink drain toilet
  shower bath lift elevator escalator stairs door doorbell window roof gutter chimney ceiling floor carpet sofa bed lamp
  light lights power electricity internet wifi signal router printer laptop computer server build pipeline deploy release
  website app code test tests exam interview presentation meeting call lecture lesson class seminar workshop rehearsal
  concert gig match game race final practice training session parade fair fête fete festival market sale auction
  developer designer recruiter accountant auditor trainer instructor plasterer electrician plumber builder joiner roofer decorator surveyor inspector mechanic caretaker cleaner porter
  lifeguard barber hairdresser dentist optician physio surgeon doctor nurse midwife paramedic vet pharmacist chemist
  librarian lecturer tutor professor headteacher head principal dean examiner invigilator referee umpire linesman keeper
  driver conductor guard pilot captain skipper crew dispatcher controller foreman gaffer landlord agent banker broker
  lawyer solicitor judge clerk mayor councillor council minister priest vicar pastor imam rabbi choir congregation
  organist pianist drummer band orchestra audience crowd queue bus train tram ferry taxi cab car van lorry truck bike
  engine brakes tyre tyres wheel chain saddle boat canoe kayak plane flight dog cat puppy kitten horse pony cow calf ewe
  lamb ram tup heifer bull hen hens cockerel chickens goats pigs sheep herd flock bees robin blackbird heron owl fox
  hedgehog squirrel magpie swallows swifts geese ducks swans sourdough starter loaf bread cake soup curry stew roast dinner
  pudding pie jam marmalade kiln glaze clay wool yarn quilt scarf jumper bowl vase frame shelf shed tent parcel letter
  postcard package delivery post postman courier bank insurance salary payment refund grant loan mortgage tender contract
  deal order ward clinic baby toddler twins kids children grandkids neighbours regulars apprentice
  students pupils teacher supervisor radio bell ref consultant waiter chef chorus water view traffic visitor room kitchen house shift team puppy phone library office meeting puppy neighbour lads girls boys chapel church mosque temple school office shop café cafe pub
  library museum gym pool lido playground chair hip knee cast plaster bandage scar hearing glasses teeth pressure pulse`);

/** More words that open a note with a capital and are no names. */
export const thingsWithout =
  list(`milk water petrol diesel paint timber wheat barley hay silage feed stock prices rent sugar flour salt oil gas coal wood sand mud
  heat humidity pollen dust smoke money electricity ice standing avo pain stock strength respite crossword negative positive salary signal fish chips
  toast porridge pancakes crumpets scones soup marmalade sowed planted meteors fog sleep silence energy mood hair laundry
  washing ironing homework traffic paperwork parking recycling breakfast lunch supper tea coffee crisps cheese butter eggs
  honey ginger garlic rice noodles dumplings samosas mangoes berries weekend half quarter split intervals hope luck
  progress victory success peace bliss heaven magic scrabble chess dominoes bingo bowls darts pool snooker yoga pilates
  zumba parkrun physio dentist haircut manicure massage nap lie-in shower bath curry pizza roast leftovers takeaway
  monopoly karaoke quiz trivia registration sonography therapy counselling choir rehearsal homework exhibit slowly owl
  windfall zoom wfh`);
