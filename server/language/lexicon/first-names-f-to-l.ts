import { list } from './list.ts';

/** First names of many places that are hardly ever anything else, from f to l. */
export const firstNamesFToL =
  list(`fabiana fabien fabienne fabio fabiola fabrizio fachna fachtna fadeke fadekemi fadel fadi fadia fadime faduma
  fadumo fadwa fadzai faelan faezeh fahad faheem fahim fahimeh fahmi fahmida fahri faiz faizan fajar falguni fallon
  fanie fannie faolan faolán faouzi faouzia farag faramarz faraz farhad farhana farhat farhiya fariba faride farideh
  fariha farisai farnaz farnoosh farooq farouk farquhar farrah farrokh farrukh farshad farshid fartun faruk faruq
  farzad farzaneh farzeen farzin fataneh fatema fatemeh faten fathi fathy fatih fatiha fatimata fatin fatma fatmanur
  fatmata fatoumata fatoumatou fatoş fattoum fatuma fausto fauzia fawad fawzi fayrouz fayyaz fazal fearchar fearghal
  fearghas fearghus federico fehintola feidhlim feidhlimidh fela felicia felicitas felim felipa felipe felton fenella
  ferdia ferdie fereidoun fereshteh ferga ferhat feride ferit fermín fernand ferne feroz ferrell ferris festus feven
  fevzi feyisayo feyisola fflur ffraid ffred fia fiach fiachra fiacra fiadh fidelis figen fiifi fikile fikret fikri
  fikru filip filipa filippo filiz filomena filsan finbar finbarr findlay finian finleigh finley finn finnegan finnian
  finnley finola fionan fionbarr fionnan fionnbharr fionnghal fionnghuala fionnlagh fionntan fionntán fionnán fiontan
  fiordaliza firat firdous firouzeh firoz fisayo fitri fitz fitzroy flann flannan flannán flavia flavio fletcher flo
  floella flonnie floraidh florbela flordeliza florencio florent florentina florian florine floy flynn flòraidh
  folakemi folami folarin folashade foluke folusho fonda forough forouzan forrest fouad fouzia foy francisca franck
  franco francois francoise franjo franklin frannie franny frantisek frantz françoise frazer frederic fredric fredrik
  freida freyja frida frieda frikkie fritznel fritzner frode fronie frédéric fuat fulgencio fumiko fumio funda fungai
  funke funmilayo funmilola furkan fusun fáelán félix fíona fíontán fíonán füsun fırat fərid gabby gabija gabriele
  gabriella gabrielle gaby gacheri gaenor gaetan gagan gagandeep gajanan gajendra galilea galya gamal gamila gamini
  gamuchirai gamze ganapathi ganesh gannon ganpat garfield gargi garikai garima garmon garnett garret garrett garrick
  garvan garvin garvita garwyn gaspar gaston gathoni gaura gaurang gauransh gauri gautham gav gavvy gavyn gayan gayani
  gayathri gayle gaylon gaylord gaynor gazza gaétan gaël gbemi gbemisola gbenga gbolahan gboyega gcobani gearoid
  gearóid geetanjali geetha geethanjali geetika gehna genevieve geneviève genji gennaro genoveva genowefa gentri
  geordie georges georgette georgiana georgie geraint gerallt gerardo gerda gerishon germain germaine gerold gerrit
  gershon gert gertie gerwyn getachew ghalia ghanshyam ghasem ghassan ghazal ghazala ghazaleh ghina ghislaine ghita
  gholamreza ghulam giacomo gian giana giang gianluca gianna gianni giavanna gideon gifty gigi gilbert gilberto gilles
  gillespie gillis gilly ginette ginny gintaras giorgio giorsail giorsal giovani giovanna girdhar giridhar girija
  girma gisele giselle gisselle gita gitanjali githa giti giuliana giulio gizem gladis gladwell gladyce glanmor
  glendon glenford glenroy glesni glesyn glody glorimar glyn glyndwr glyndŵr glynis glynn glynne glynwen gobind
  gobnait gobnet goca goce goddey godfrey godswill godwin gokce gokul golda goldie golnar golnaz golnoush golshan
  gomati gomezgani gonca gonzalo goodson gopi gopika gopinath gord gordie gormlaith goronwy gosia gottlieb govardhan
  govinda gozde gracelyn gracelynn gracie grady grahame granville graysen grayson grazina greer gregg gregory greig
  gretchen grete gretel greysen greyson grier griff griffith grigor grizel gronw gronwy grover gruffudd gruffydd
  grégoire guddi guddo guddu gudiya gudrun guerda guerline gugu gugulethu guido guinevere gulabo gulbahor gulcan
  gulchehra gulizar gulmira gulnara gulnaz gulnoza gulnur gulsah gulsen gulseren gulshan gulten gulzar gunay gunel
  gunhild gunilla gunja gunjan gunn gurcharan gurdeep gurkan gurmeet guss gustav gustave guthrie guto guylain guylaine
  guzal gwallter gwawr gweirful gweirydd gwenan gwendolen gwendoline gwendolyn gwenfair gwenfrewi gwenfron gwenllian
  gwennan gwennie gwenno gwenyth gwion gwladys gwyndaf gwyneira gwynfor gwynn gyan gérard gökhan gökçe gözde gülay
  gülcan güler gülizar gülnarə gülnur gülsen gülseren gülsüm gülten gülşah gülşen günay günel gürkan habiba habibe
  habibeh habibullah habimana habu hadassah hadeel haden hadia hadija hadiza hadlee hadley hafeez hafid hafida haider
  haifa haile hailee hailey hailu haitham hajara hakan hakima hakizimana hakki hakkı hakuto hal haleema haleigh haley
  halil halima halime halit halle hallie halsey haluk halvor hamad hamadi hamdan hamdi hamida hamide hamideh hamidreza
  hamisi hammad hammoudi hamouda hamoudi hampton hanane hande haneef haneen hania hanieh hanif hanin hanlie hanne
  hannelie hannes hannu hansa hansani hansie hansika hany harald harbhajan hardeep hardik haridas hariharan harini
  haripriya harjit harlan harland harlee harleigh harlen harlow harmeet harmon harri harriett harrison harsha harshad
  harshada harshal harshani harshil harshini harshit harshita harshitha harshvardhan hartono haruki haruko harun
  haruna harvey hasan haseeb haseena hasina hasini haskell haso hasret hassiba hassie hasti hatem hatice haulwen hauwa
  havva hayat haydar haydon hayet haylee hayley haylie haywood hazal hazem hazen heba heber hectorina heddwyn hedley
  hedwig hefin hefina hege heikki heitor helene helge helia hellen helmi hema hemalatha hemali hemang hemangi hemanth
  hemavati hemlata henare hend henderson hendra hendrik hendrix hendry hengameh henley hennie henny henriette henrique
  henryk hephzibah herbie hermina herminia hermione hermínia hernán herschel hershel hersi hesham heshan heshmat
  hester hetal hetta hettie heulwen hevin hezekiah hezron hibo hichem hidayat hideki hideo hien hieu hikari hikmet
  hilal hilario hilbert hilja hillard hilliard hilma himani himanshi himanshu himmat hine hinemoa hinewai hiral
  hiranya hiren hiroaki hiroki hiroko hiroto hiruni hirut hisako hisham hitesh hitomi hiwot hlengiwe hoang hobert
  hocine holli hollie hollis homa homayoun honora hooman hooshang hopeton horacio horatia hortense hosam hosea hosni
  hossein hossny houcine houda houman houria houshang howie hoyle hoyt hridya hrishikesh hrithik hrvoje hubie hudson
  huey hughena hughie hughina huguette huia hulda hulya humaira humayun humberto humeyra huong hurschel husain husna
  husnu hussam hylda hyman hynek hyunwoo hywel håkan héctor hélder hélène hülya hümeyra hüseyin hüsnü hēmi hēnare hōne
  iago iain ianthe ianto iarla iarlaith ibbie ibby ibidun ibidunni ibironke ibo ibrahima ibtisam ibtissam ibukun
  ibukunoluwa ichiro icilda icilma idara iddi idell idella idil idowu idriss idwal idwen ifedayo ifeoluwa ifeyinwa
  iffat ifor ifra iftikhar ify iggy ignatius ignatz ihab ihsan ijaz ijeoma ikechukwu ikenna ikhlas ikram ilaria ilayda
  ilene ilesanmi ilhami ilhan ilian iliana ilkay ilker ilknur illtud ilona ilunga ilyas ilze imad imane imen imesha
  immacula immaculata immy imogene imrana imtiaz ina inas inayat inday inder inderjit indika indrajit indrani indranie
  indrawatie indu indumati inez ineza ingabire inge ingeborg ingegerd inger inioluwa inma innes innis inonge intan
  intisar intissar inés ioan ioane iola iolanda iolo iomhar ione ionie iorwerth iosefa ipek iqra ira iradukunda iraj
  iravati irem iresha ireti iretioluwa irfan irfana irshad irvin irvine isabela isabell isabelle isadora isadore
  isagani isaias isam isamu isatou isbel iseabail iseabal ishak isham ishan ishani ishaq ishaya isheanesu ishika
  ishimwe ishmael ishwar ishwari isiah isidoro isidro isikeli isimbi isioma islande islay islwyn ismat ismet isobella
  isobelle isolde isom israa issac issaka issam issouf issy isuru ita itai itsuki itumeleng iva ivah ivanka ivanna
  ivar ivaylo ivelisse ivette ivey ivica ivie ivone ivonne ivor iyabo iyanu iyanuoluwa iyinoluwa iyiola izabella
  izabelle izak izetta izobel izora izzie jaafar jaakko jabari jabbar jabe jabeen jaber jabez jabu jabulani jace jacey
  jaci jacie jacinda jacinto jackeline jackline jacklyn jacklyne jacko jackson jackton jacky jaclyn jaco jacobina
  jacopo jacq jacquelin jacquelyn jacquetta jacquez jaden jadesola jadiel jadon jadranka jadyn jael jaelyn jaelynn
  jafar jagannath jagat jagdeep jagger jaggi jagjit jagmohan jagoda jagriti jagruti jahan jahanara jahangir jaheim
  jahmai jahmar jahnavi jahongir jai jaideep jaiden jaidyn jaime jaimie jairo jairus jaishree jakob jakobe jaleel
  jaleh jalen jalila jaliyah jalpa jamaal jamarcus jamarion jameela jamel jamesie jamesina jamesy jami jamil jamileh
  jamshid jamuna jamya janae janaka janani janavi janell janelle janessa janette janey janhavi janie janina janis
  janiya janiyah janki jann janne janvi japheth jaquan jaquelin jaqueline jaquez jarmila jarod jaron jaroslav jarrett
  jarrod jarryd jase jasiah jaslene jaslyn jasmin jasmina jasna jasodra jassi jaswant jaswinder jatinder javad
  javaughn javeria javon javonte jawad jawahar jawaharlal jawaher jax jaxen jaxon jaxson jaxton jaya jayalakshmi
  jayant jayanta jayanthi jayanti jayaram jayashree jayashri jayasudha jayati jayce jaycee jayceon jayda jaydan jayde
  jaydeep jaydon jaye jayla jaylah jaylan jaylee jayleen jaylin jaylon jaylyn jaylynn jaymie jayne jayshree jayson
  jazlyn jazlynn jazmin jazmine jazmyn jeanie jeanine jeannette jeannine jeannot jeb jecinta jedidiah jeetu jeevan
  jeevika jefferson jeffery jelani jem jemimah jenelle jenifer jenni jennie jennings jensen jenson jentry jenty
  jepchirchir jephthah jepkosgei jeptha jerald jeramiah jeri jerilyn jerold jerotich jerri jerrod jerrold jerusha
  jescah jesper jessamy jesse jessie jessiemay jesús jett jettie jevaughn jezza jhanvi jhilmil jhuma jhumpa jibola
  jide jigar jigna jignesh jihan jihane jihoon jillian jilly jimbo jimeen jimi jimjoe jimmie jimoh jinal jincy jinky
  jinny jinty jiselle jitender jitendra jitesh jitka jiyeon joana joann joaquim joaquín joash jocasta jocelyne jockie
  jocky jodi joelle joely joey joginder johnann johnathan johnathon johneen johnie johnina johnjoe johnnie johnno
  johnpaul johnson jojo joko jolaade jolana jolee joleen jolene jomo jonah jonalyn jonathon joni jono jonty jools
  jordana jordi jordon jordyn jordynn jorunn josaphat josee josefa josefina joselito josephina josephus josette josey
  josip joslyn josphat josselyn josue josée jotham joumana journee jovan jovani jovanni jovelyn jovica joycelyn
  joydeep jozef jozefina joël judah judd jude judi judie judson juelz juha juhani juhi juho jules juliann julianna
  julianne julieann julieanne julien julieta juliette julissa julz jumana jumanah jummai jumoke junichi junie junious
  junius junjun junko juraj jurate jure jurij jussi justina justino justus juvy jwala jye jyothi jyotika jyotsana
  jyotsna kaan kaarina kabelo kabiru kabita kabongo kacey kachi kadambari kadambini kade kadeem kadeisha kaden kadence
  kadian kadijah kadir kadriye kaelyn kaelynn kafui kagendo kagisho kagiso kahindo kaia kaiden kaidence kaila kailas
  kailash kailee kailey kailyn kailynn kainoa kaira kairat kairavi kaisa kaitlin kaitlynn kaito kajol kalani kalavati
  kalawatie kaleb kaleem kaleigh kaley kalika kalina kalindi kalisa kaliyah kalle kallie kalonji kaltoum kalu kalyan
  kalyani kamakshi kamalesh kamalini kamari kambale kambiz kamden kamel kamene kameron kamila kamilah kamille kamini
  kamiyah kamla kamlesh kamna kamogelo kamola kamon kamron kamryn kamyar kanak kanako kanchana kanchha kanchhi kane
  kangwa kanhaiya kanika kanisha kanksha kannan kannon kansiime kanta kanupriya kanwal kaori kaoru kaouthar kapila
  kapinga kara karabo karanja karanveer karel kari karianne karien karima karin karina karissa kariuki karlee karlene
  karley karli karlie karly karolis karson karsten karsyn karthikeyan kartika kartikeya kartini karuna karyn kasandra
  kasereka kasey kash kashifa kashinath kashish kashvi kason kasonde kasongo kassandra kassidy kassie kassim kasturi
  kasun katarina katayoun katelin katelyn katelynn kateri katey kath katharine kathi kathie kathryne katja katlego
  katlin katlyn katlynn kato katri katsumi kaumudi kausalya kausar kaushal kaushalya kaveh kavindu kavira kavitha
  kawika kawira kawtar kay kaya kayce kaycee kaydance kaydence kaye kayembe kaylah kayleb kayleen kayley kaylie kaylin
  kaylyn kaylynn kaysen kayson kazem kazim kazuki kazuo kazım keabetswe keagan kealoha keandre keanu keaton kebede
  kedar keddy keegan keelan keeley keelin keely keenan keera keerthana keerthi keeva kefa kefas kefilwe kehinde keion
  keir keira keiran keiren keiron keita keitumetse kekoa kelebogile kellen kelli kellie kellyann kellyanne kelsey
  kelsi kelsie kelton kemal kemar kemoy kemunto kenadee kenadie kendal kendall kendra kenechukwu keneilwe kenia
  kenichi kenley kenna kennedi kennethina kennie kenroy kensley kenta kenton kenwyne kenyatta kenza kenzie
  keoki keosha kerem kerim kermit keron kerri kerriann kerrie kerrigan kerron kerstin kerubo kerwin kesar keshav
  keshawn keshia kesner kester keston kestutis ketaki ketki ketly ketsia kettly keturah kevaughn kevo kevon kewal keya
  keyshawn keyuri keyvan keza kezban kezia keziah kezza kgomotso kgosi kgothatso kgotso khadeeja khadga khadidiatou
  khadidja khadijah khadra khady khair khaira khaleda khaleel khalida khalifa khalil khamis khanh khanyi khanyisile
  khawla khaya kheira khemraj khloe khoa khoka khokon khosi khosrow khotso khouloud khuku khumbo khurram khurshid
  khushal khushboo khushbu khushi khwezi khyati kian kiana kianna kianoush kiarash kibet kidist kienan kiera kieren
  kieron kierra kiersten kieu kigozi kikelomo kiki kiko kiley killian kilonzo kimani kimaya kimberlee kimberley
  kimberly kimia kimmo kimo kimora kinga kingsford kingsley kinjal kinley kinnari kinslee kinsleigh kinsley kinya
  kioko kip kipkemboi kipkoech kiplagat kiprono kiprotich kipsang kiptoo kiptum kirby kire kirit kirsi kirsteen kirsti
  kirstie kirtana kirti kisha kishan kishana kishor kishori kissoon kittie kiwanuka kiymet kiyoko kiyoshi kizito kizza
  kizzy kjersti knox kobby kobina kobra kobus kody kodzo koech koffi kofoworola koichi koji koketso kokila kolade
  kolawole kolby kole kolten kolton komala konadu konan kondwani konjit konner konnor konul koos kopano koray korbin
  korede korey kori korir korkor kouadio kouakou kouame kouamé kouassi kourtney koushik kripa kris krish krishnakumar
  krishnamurthy krishnaveni krissy krista kristal kristen kristi kristian kristie kristijan kristin kristina
  kristoffer kristopher kristy kristyna krithika kriti kritika krittika krunal krupa krystal krystle ksenia kshama
  kshiti kshitij kshitija kubra kuda kudakwashe kudzai kudzanai kulani kuldip kulsoom kulwa kulwant kumara kumaran
  kumari kumiko kumkum kumud kumudini kumudu kunal kunbi kunda kundai kundan kunju kunle kunti kurian kursat kurtis
  kusal kusum kusuma kusumlata kuttan kuttappan kwadwo kwadzo kwaku kwamboka kwasi kweku kwizera kya kyan kyla kylan
  kylee kyleigh kyler kylian kym kymani kynlee kynleigh kyoko kyomuhendo kyra kyran kyrie kyron kyson kyungsook könül
  kübra kürşat kıymet labake laban labhras labhrás labisi laboni lacey lachann lachie lachlann lachy laci lacie ladan
  ladarius ladi ladipo ladislav laetitia lahcen lahiru laiba lailah laima lainey lajja lajwanti lakeisha lakeith
  lakelyn lakelynn lakendra lakesha lakeshia lakhan lakhdar lakmal lakmali laksh lakshan lakshita lakshman lakshmibai
  lakshya lakyn lale laleh lalita lalitha lallu lalə lambert lamech lameck lamin lamine lamya landen landon landree
  landry landu landyn laney langston lani lanny lanre lanyero laoise laoiseach laporsha laquan laquisha laquita
  laraine larbi larhonda larisa larkin laronda larry lasantha lascelles lashanda lashawn lashay lashonda lashun lasith
  lasonya lata latarsha latasha latchmin lateef latha latham latife latika latisha latonya latoria latosha latravious
  latrell latrice lauretta lauryn lavada lavell lavelle lavern laverna laverne lavon lavonia lavonne lawal lawanda
  lawrie lawson lawton laxman laxmi layan laylo layne layton lazaro lazarus leander leandra leandro leann leanna
  leatha lebo lebogang lebohang lebron leda leeann leeanna leelavathi leelavati leesa lehlohonolo leidy leigh
  leighanne leighton leilah leire leitis lejla lekan lekeisha lela leland lelia lella lem lemayian lemlem lemuel
  lenard lenford lennie lennon lennox lenora lenore leola leonardo leonel leonidas leonora leopoldo leora leota lequan
  lesedi lesego leslee lesli lessie lestari leszek letha letitia lettice lettie levar levent leverett levon lewie lexi
  lexie lexy leyli leyton leïla lhakpa lia liadan liana liaqat libbie liberto licia lida lidija liezl ligaya lige
  ligia lila lilah lilavati lilia liliana lilianna lilias lilibet lilidh lilith lilliana lillianna lillias lillie
  lilly lilyana lilyanna lilymae limbani lindani lindelani lindelwa lindsie lindy lineo linet linette linnie linsey
  linton linwood linzi linzie lipika lisamarie lisbet lisbeth lish lissa lissette lissie litia lito liusaidh liv
  livhuwani livvy liza lizbeth lizelle lizette liùsaidh ljiljana llew llewellyn llewelyn llio llion lloyd lluís llyr
  llywelyn lochana lochlainn lochlan lochlann lochlyn loice lokendra lokesh loknath lolade lolita lolla loman lon
  lonan londiwe londyn lonny lonzo lonán lopa lopamudra lora loraine lorato lorcán lorelai lorelei loren lorena lorene
  lorenza lori lorie lorin lorinda losa losaline lossie lote lotfi louay loubna louella louie louvenia louvinia louw
  lovell lovemore lovie lowell lowri loy loyce loyd loïc luana luann luanne lubega lubinda lubomir lucetta luciano
  lucien lucienne lucilla lucious lucius luckner luda ludie ludovic ludvig luella lufuno luigi luisa luisito lujain
  luka lukasz lukhanyo lula lulu lulwa lungile lurline lusungu lutchman lutfi luthando luverne luyanda luyando
  luzviminda lwanga lwazi lyall lyanna lyda lydiah lyla lylah lyman lyn lyndon lyndsay lyndsey lyndsie lynet lynnette
  lynsey lynwood lyra lyuba lázaro líadan líadán lúcas lúcás lütfi ìomhar íde íomhar íta`);
