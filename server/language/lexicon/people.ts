import { list } from './list.ts';

/** Family words that children use as names: 'Mum rang' is 'your mum rang' to the listener. */
export const kinNames = list(`mum mom mam mama mummy mommy dad daddy dada papa grandma granny gran grandad granddad
  grandpa gramps nan nana nanna pops mammy ammi abbu amma appa baba teta jeddo jiddo sitti cucu bubu gogo ouma oupa
  oma opa yiayia pappou abuela abuelo mamá papá mami papi mumsy popsy tatay nanay maman halmoni dadi paati ajji
  aaji ajoba thatha ammamma nani nanu babcia dziadek granda tanty koro kuia nonno nonna abuelita abuelito
  maame aai umma hooyo ayeeyo biji savta saba kokum mamaw papaw meemaw peepaw ammachi appachan dida dadu vovó mãe mutti vati
  tata mormor morfar farmor farfar bestemor bestefar mummo khala mausi masi`);

/** Whose they are goes without saying where nothing stands before: 'wife said eat first', 'took ma to the hill'. */
export const ownKin = list(`mum mom mam mama mummy mommy ma dad daddy papa nan nana gran granny grandma grandpa grandad
  granddad wife husband hubby daughter son sister brother`);

/** After these, a kin word is no name: 'dad jokes', 'mum friends'. */
export const kinCompounds = list(`joke jokes friend friends guilt life moment moments group bod dance dancing mode hat
  duties duty jeans run`);

export const people =
  list(`sponsor hubby carer mentor mother father sister brother son daughter wife husband partner girlfriend boyfriend fiancé
  fiancée fiance fiancee baby grandson granddaughter grandchild aunt auntie aunty uncle cousin niece nephew friend mate
  neighbour neighbor colleague teacher student patient stranger customer flatmate roommate housemate toddler boy girl
  lady man woman midwife nurse postman coach tutor mentor manager supervisor apprentice boss midwife godmother godson goddaughter stepson stepdaughter
  stepdad stepmum twin librarian barista driver gentleman lad lass kid guy bloke fella fellow chap teenager child grandmother grandfather parent
  mum mom dad nan gran grandma grandpa grandad granny pupil apprentice intern resident youngest eldest oldest`);
export const peoplePlural =
  list(`people folk folks twins kids children grandchildren grandkids friends mates neighbours neighbors colleagues
  students patients customers parents girls boys sisters brothers sons daughters cousins nieces nephews pupils lads
  team crew choir family class in-laws godchildren residents regulars workmates girlfriends housemates flatmates`);

/** People by what they do; several of these words are verbs too. */
export const trades = list(`actor actress announcer author baker banker barber barmaid barman bishop bosun bouncer bride
  builder busker butcher cabbie captain caretaker carpenter cashier chef chemist cleaner clerk conductor constable
  consultant cook courier cyclist dentist doctor drummer editor electrician farmer ferryman fiddler firefighter fireman
  fisherman foreman gardener grocer groom guard guest guide guitarist hairdresser headmaster headmistress headteacher
  imam inspector instructor janitor jogger joiner journalist judge landlady landlord lawyer lecturer lifeguard locksmith
  master mayor mechanic milkman monk newsagent nun officer optician organist painter paramedic passenger pastor pharmacist
  photographer physio pianist pilot plasterer plumber policeman policewoman porter postwoman priest principal professor
  rabbi receptionist referee sailor secretary shopkeeper singer skipper soldier solicitor stallholder steward surfer
  surgeon surveyor tailor therapist tourist trainer trucker umpire usher vet vicar visitor volunteer waiter waitress
  warden widow widower choir congregation audience crowd band orchestra altos sopranos tenors basses`);

/** Titles that belong to the name after them. */
export const titles =
  list(`mr mrs ms miss mx dr doctor prof professor sir dame sister brother uncle auntie aunt aunty nurse
  grandma grandpa granny gran grandad nan nana coach father rev reverend sergeant old little big baby abu oom tannie
  tante señor señora señorita tía tío pastor monsieur madame madam mme mlle oga frau herr manong manang aling
  lola lolo tita tito kuya ate nonna nonno didi bhai seu dona fr mama papa baba pop mister maame mzee whaea matua`);

/** Names that kings, queens and popes bear with a numeral, and things that are counted with one: the I after them is 'the First'. */
export const numeralHeads = list(`henry george charles elizabeth james william richard edward mary louis philip francis
  leopold napoleon nicholas peter catherine alexander ferdinand frederick wilhelm darius xerxes war part act chapter
  volume scene phase type stage level class grade book calculus physics chemistry algebra statistics spanish french
  german latin biology division group category schedule section title bowl apollo thessalonians corinthians timothy
  samuel kings rocky`);

/** What shops and services are called and nothing else is: it keeps its capital where it opens a clause. */
export const brands = list(`whatsapp netflix youtube facebook instagram google iphone ikea tesco amazon skype tiktok
  linkedin spotify uber aldi lidl asda morrisons waitrose costco starbucks greggs gmail duolingo strava wordle xbox
  playstation nintendo bunnings kmart woolworths woolies coles maccas mcdonalds kfc walmart kroger wegmans publix costa
  primark argos screwfix wickes sainsburys sainsbury's superdrug halfords nando's nandos wetherspoons jollibee shoprite
  takealot superstore safeway wawa sheetz chipotle subaru toyota honda nissan mazda volvo vauxhall peugeot renault
  hyundai volkswagen chevrolet corolla camry hilux yaris arsenal everton tottenham spurs celtic hibs raptors`);

/** Capitalised words that are no names of people or places worth naming. */
export const notNames: ReadonlySet<string> = new Set([
  ...brands,
  ...list(`bible quran koran torah god lord christmas easter ok tv nhs ai gp uk usa us dvd cd pb cv pe diy bbq it hr mri icu
  english french german spanish italian zoom teams android discord twitter
  outlook barangay base dispatch nursery slack mario ganoush tarts quiz minyan frère covid wifi excel word society eh mass monday tuesday wednesday thursday friday saturday sunday january february
  march april may june july august september october november december i i'm i've i'd i'll`),
]);
