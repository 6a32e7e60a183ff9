import { list } from './list.ts';

/** Nicknames and rarer first names of many places, from e to j. */
export const rareNamesEToJ =
  list(`eacy eapen earlene earline earvin eather ebado ebanda ebbie ebehireme ebelechukwu ebelio eben ebiere ebikabowei
  ebimobowei ebinimi ebipade ebla ebode ebogo ebongue ebot ebou ebow ebrahiem ebrill ebtisam ebu ebubechi ebubechukwu
  ebubekir ebunoluwatosin ecehan ecem eche echezona eck ecky edafe eddieboy ede edelmira edelmiro edesio edgarito edi
  edidiong edik edikan edilberto edileuza edilson edima edimo edinha edinho edinson edirin editha edivaldo edmar
  edmilson edmon edmundo edong edralyn edric edryd edso edson edu eduar eduardinho eduardito edudzi edun edurne edusei
  edwar edy edzai edésio eesa eeswar efaishe efat efecan efekan efemena efetobore efeturi effah effat effiong effy
  efiba efosa efrain efrat efrén efsun efuwa egal egbe egemen eghosa egi eglantine eglė eguono egwu egya ehab ehi
  ehigie ehimare ehinomen ehiz ehouman ehud ehui eider eileesh eilwyn eimhin einat eindra eirik eissa eitan ejigayehu
  ejim ejima ejiroghene ejovwo eka ekaette ekambi ekanem ekani ekedi ekemini ekenedilichukwu ekerete ekhator ekhlas
  ekhosuehi ekin eko ekomobong ekong ekotto ekpe ekpo ekra ekuba ekun ekundayo ekuwa ekwalla ekwaru ekwe ekwutosi
  ekyaa ela elad eladia eladio elago elango elangovan elanur elazar elby elchanan elcio eldad eldar eldho eldhose
  eldona elease eleazar eleng elenita elenucha eleuterio elfie elfinesh elfleda elfreda elfrida elgie elgiva elgun
  elhadj elhadji eliab eliakim eliamma eliane elic elick elie eliecer eliezer elifnur elige elihue elika elike eliko
  elikplim elil elimelech elinam elio eliphalet eliran elisangela elisenda eliseu elisheva elisita elison elisângela
  eliya elize elián eliécer elka elke ellamae ellard ellz elman elmeda elmeta elmi elmina elnara elnathan elnura
  elochukwu elodia eloho elohor eloi eloisa elom elong elorm eloundou eloísa elpidio elri elsabet elsamma elsana
  elshad elshaday elshan elsita elsworth elungat elvena elver elvert elvia elvina elvirita elz elzy elías elói emaline
  emane emanual emdad eme emebet emelina emeline emem ememobong emeng emet emeterio emezie emi emigdio emiliana
  emiliano emiliita emiline emilinha emilita emilito emilín emin emir emircan emirhan emmagene emmer emmit emmot
  emmott emnet emon emong emosi emrecan emsy emuobo emuron emz emília enam enamul enana enas enat enayat encarnación
  encarni encarnita endaf endah endale endalkachew endeng ender endong ene enefola eneh eneko enekole enenche engdaye
  engela engin engolo engracia eni eniafe enilolobo enise eno enoghayin enoh enok enosa enow enriqueta enriqueño
  enriquito ensieh enteng entong enyam enyinna enyo ephrem ephriam ephy epie epifanio epoy eppy epse eran erana eranda
  erandi eranga erasmo eray erayşan erban erbie erby ercel erchie ercilio ercin ercument ercílio ercüment erden erdinc
  erdinç erena eres erfan ergin ergun ergün erhan erico erinc erinfolami erinola erinç erkin erkut erl erlin erlis
  erlyn ermal ermaline erman ermias ermin ermina ermintrude ermyntrude ern ernani ernestene ernestico ernestito ernst
  erny eromosele ersan ersel ershad ersie ersoy ersöz ertem erten ertie erturk ertürk eruera erum erval ervil erzsi
  erçin esaaba esah esam esat esayas escar ese eseld esenam esengul esengül eseoghene eseosa eser esfandiar eshagh
  eshe eshetu eshraq eshrat eshun esila esinam eskedar esker eskinder esmail esmanur esmari esmarie esmeray esmerlin
  esmie esmin esmine esohe esom esosa esoun essa essel essi essivi esso essohanam essomba essono essowe essowè
  essozimna essuman essy estalee estebita estebitan esteel estefany estefi estelita esteng estercita estevao
  estherlene esthie esti estie estil estle estong estrella estrellita estriana esty estêvão eszter etame etang
  etelvina ethelburga ethelda etheldreda ethelene ethelind ethelinda ethelreda ethelwynne ethem ethie ethline ethlyn
  ethni ethridge etibar etim etinosa etoa etop etornam etoundi etse etsel etsey etsu ettan etti ettien ettore etukudo
  euclides eudald eudell eudelle eudocia eudoro euel eufemia eufemiano eufrasia eufrosina euge eugean eugenio eugenita
  eugie eugênia euis eulaine eulala eulalee eulalia eulalie eulalio eulas eulene euless eulis eulogio eulàlia euna
  eunan eunhye eunie eunjung eunyoung eupha eupham euphame euphan eupheme euphrasia eurfryn eurgain eurliw euron
  eusebia eustacia eustaquio eustolia evadean evadney evandro evangelina evanildo evansy evelena everaldo everard
  everardo everet everette everilda everitt everlena evin evindar evren evril evrim evîn ewald ewane ewatomi ewel
  ewenina ewere ewka ewoma ewomazino ewuraesi ewurama exauce exaucé exum eyad eyal eyango eyasu eyenga eyerus
  eyerusalem eyiah eyimofe eyinga eyitayo eylem eylon eylul eylül eyob eyong eyoum eyup eyüp ezan ezana ezat ezatollah
  eze ezeamaka ezeji ezel ezell ezenwa ezeoke ezequiel ezequielito ezhil ezhilan ezhilarasi ezichi ezinwa ezinwanne
  faan faarax fabi fabiancito fabinho fabián fabricio fabrício fabão fabíola facu facundo fadekunmi faderera fadhili
  fadhma fadiel fadik fadila fadimatu fadma fadumina fady fadzi faeeza fafa fafali fafanyo fafá fahd fahrettin fahriye
  faida faigie faigy faihaa faik faiq fairouz fairuz faithlyn faizi fajimi fakhri fakhrosadat falah falak falba faleh
  falgun falhado fali fallou fama famara fana fanaye fanchon fanele fangfang fanny fansu fantani fantaye fantu fanus
  farahnaz farahnoosh faraja faraji faranak faraneh farangis farashuu farbod fardad fardin fardous fareeha farha
  farhiyo faribourz faridun farie farinaz farirai farishta farkhunda farnam farokh farokhlagha farrin farris
  farrokhzad farruco farwa farxiyo farzan fasika fasil fathia fati fatik fatim fatimatou fatimetou fatimo fatinha
  fatmagul fatmagül fatna fato fatos fatoubintou fatouma fatoumatta fatoush fatsani fatsuma fattah fattaneh fattouh
  fattouma fatu fauja fausta faustin faustina faustino fawaz fawsiya fawzy faycal fayegh fayek faysal fayza fazeela
  fazil fazilet fazıl fea febri fede fedra fedya fefa fefe fefi fefita fefê fehmi fehmiye fei feifei feijó feilim
  feivel fejiro fekadu feleti feli feliciana feliciano felicie felicito felimy felipao felipillo felipinho felipito
  felipão felipín felisa felisita felita felo fely felícitas femie feodora fer feranmi feras ferba ferchita ferchito
  fercho ferd ferda ferdane ferdi ferdous ferdousi ferdy fereidoon fereydoun fergie fergo ferhan ferhunde feri feriba
  feridun feriha fermin ferna fernan fernandinha fernandinho fernandita fernandito fernandão fernella ferney fernur
  ferran ferriol ferroudja fethi fethiya fetu fetuga feyisa feyo feyyaz feyza feyzi fezeka fezekile fezile feña ffi
  fianait fico fidaa fidan fiddausi fidela fidelia fifame fifamè fifonsi fifs fifí fiina fikadu fikayo fikayomi
  fikelephi fikir fikirte fikiswa fikre fikriye fikry filinta filipo fillemon filo fily filó fina finagnon finda
  finella finetta fini finita finuala fionnbarr fiorella firaol firas firdavs firehiwot firman firoozeh firouz firuz
  firuza firuze firuzeh firyal fishel fisola fiston fita fito fitsum fitzo fitzy fiyin fiyinfoluwa fiz fizza flaca
  flaco flani flavil flavinha flavinho flem flippie fliss flissy flois flomo flopi flor florante florcha florencita
  florene florentia florentino floriano florinda florita florizel floro florry flávia flávio foday fode fodé fofo fola
  folabi folabomi foladele folashayo folawe foluso fomunyoh foncho fonsie fonso fonsy fontella fonzie fonzo foriwa
  foriwaa foro foroozan forouzandeh fosua fosuaa fotini fotis fotso fouda foufou foujan foune founé fousseyni
  fousseynou fouzhan fouzi fowsiya fowziya foye foysal fozia fradi frady fraidy francesc francey francie francina
  francisquinha francisquito francy franek frank franko franqui frans fransie frasquita frasquito frauke fredde
  fredders frederika fredna fredo fredrica fredrick fredy freeda frehiwot frema fremah frempong freny freselam
  freweini freweyni freydoon frideswide frik frona fronia fronnie froukje fruma frumi frumie ftouma fuad fudia
  fulchand fulden fulk fulke fulmaya fulufhelo fulya fumani fumi funanani fundi fundiswa funeka fungisai funiwe funsho
  funso funzani furah furaha furba furman fursey furuzan fuseini fusheini fynn fábio fáusia fáusto füruzan gaamu gaani
  gabi gabigol gabito gablu gabo gabor gabrielito gabs gabucho gabz gaceri gachambi gachanja gachau gacheke gacheru
  gachoki gad gadi gadifele gadija gadisa gado gae gaelene gaelle gaetano gaew gaggi gahigi gai gakii gakuo gakuru
  gakwaya galal galaletsang galane galaye gali galih galip galit galiwango gallo galo galuh galvarino galvão gamage
  gamalat gamaliel gambo gameli ganda gangaben gangadhar gangamaya gangamma gangan ganganna gangaram gangubai
  gangulamma ganizani ganpatrao ganshyam ganu ganza gaolathe gaone garan garang garazi gardo garegin garfo garl garlan
  garlin garlon garnik garo garrincha garvie garvis gasana gasant gashaw gasimba gasser gasti gastón gatera gatete
  gathii gathogo gatimu gatluak gatot gatty gatwiri gau gavo gavy gawie gayanthi gaye gayleen gaylene gaynell gazanfer
  gaëlle gbadebo gbagbo gbeho gbemileke gbenou gbenoukpo gbessay gbessi gboglah gbolabo gbolade gbolagade gbonju
  gbènoukpo gcina gcinikhaya gcinile gciniwe gcobisa gearl gebeyehu gebre gebrehiwot gebremariam gebremedhin gebru
  gede gedi gediz geedi geelle geeto geevarghese gehad geinor gela gelareh geles gelila gelines gelo gema gemechu
  gemmy gemz gena genarito genaro gencay gencer genella genet genevie geni genia genilson genival geno genovevo
  genzebe geo geoffers geoffo georgeann georgeanna georgetta georgi georgiann geovana geovane gera geralda geraldene
  geraldinho geraldo gerarda gerardine gerardito gerdie gerdus gergana gerges gergo gergő gerhard gerlene germán gero
  geronima gerrie gershom gerson gertha gertjie gertrudis gertrue gerty gervais gervase gesare getahun getaneh
  getenesh geth getnet getrude getu getulio getzel getúlio geula gevorg gez gezahegn gezza geño ggaayi ggulu ghadeer
  ghafoor ghaida ghaith ghaleb ghalib ghamar ghanem ghania ghati ghazi ghazwan ghila ghiță ghodrat ghodsi ghofran
  gholam gholamali gholamhossein ghoncheh ghufran ghulamo ghusoun gia giannis gibbie gibbo gibbsy gibby gicheru
  gichuru gicu gid giday gidey gidi gidon giel gielie giep giggsy gigla gihan gihani gijs gikonyo gil gila gilad
  gilang gilat gilchrist gilda gildardo gili gilley gilmar gilson gilvan gime gimhani ginalyn ginevra ging-ging
  ginggay ginho ginika ginni gio giovana giovanny gippy giramata giray girgis girijamma girishbhai girmay girsie
  girzie gisa gislaine gisoo gisou gitau githae githaiga githinji githmi githongo githuku gito gitonga gitte gittel
  gitti gittie gitty giuli giuseppina givi gizi gladdie glaiza glauber glauce glaucia glenetta glenice glennie glenno
  glennon glenwen glenyce glodi gloire glorene gloriana gloriecita glorita glyndon gláucia glória gnagna gnamien
  gnanam gnendy gnilane gnoleba gnonsoa goabaone gobey gobindo goddard godo godofredo gofaone goga goggo gogi gogita
  gogol gohar gohou goitse goitsemang goitseone gokay gokben goke gokmen goksel goksu goktug gokturk golagha golam
  golap golbahar golbanoo golbarg golchehreh goldi goldy goli golibe golie golpar golpari golriz golrokh golshid
  golshifteh goltaj golu gomolemo gonchi gonda goni gontse gonul gonza gonzalito gonzo goodloe gopa gopalan gopolang
  gopu gopy gopya gor gora gorata gorataone gordafarid gordana goretti gorio gorka gorkem gorman gormla goryo gosai
  gosego gosho goundo gouri goutam govindbhai gowramma gowri gowthami goya goyita goyito goyo goyong gozie graca graci
  gracia gracinha gracita gracy grae granvil granya gratiana graça greely greenberry greetje greggo greggy gregoria
  gregorio gregs gregsy grethel greville gri griet grieta grietjie grissel grizelda grizell grizzie gruff gryff
  grzesiek guada guadi gubby gublu gudeta gudia guedado guede guendolen guera guero guga gui guicho guida guidinha
  guifre guifré guigui guilaine guilherme guilhermina guilhermino guille guillem guiller guillermina guillermito guim
  guirguis gulalai gulan gulay gulbahar gulbara gulben gulbin gulcin gulden gulfem gulhan gulin gulistan gullu
  gulmakai gulnar gulnihal gulnoor gulpari gulperi gulraiz gulriz gulru gulrukh gulsanga gulser gulsum gulsun gultekin
  gulumser gulya gulzaman gulê gumbi gume gumersindo gunasena gunce guncha gunes guney gungor gunseli guohua guram
  gurbaksh gurbir gurcan gurdas gurdev gurdial gurdit guri gurinder gurjit gurlal gurleen gurmail gurmukh gurnam
  gurnie gurnoor gursel gursharan gurtej gurvinder gussie gussy gustava gustavinho gustavito gustie guta gutema guven
  guzide guédé guðrún gwakisa gwalchmai gwenallt gwendolene gwendolin gweneth gwenevere gwenith gweno gwenog gwenonwy
  gwerfyl gwil gwilliam gwilly gwynfryn gwynne gwynnie gwynoro gyaltsen gyamfi gyamfua gyamfuaa gyasi gyatso gyeltshen
  gyesi gys gysbert gytha gyuri gégé gökay gökben gökcan gökmen göksel göksu göktuğ göktürk gönenç gönül görkem güera
  güero güicho güilla gül gülbahar gülben gülbin gülden gülfem gülfer gülhan gülin gülistan güllü gülnihal gülperi
  gülriz gülru gülser gülsima gülsün gülsünay gültekin gülyüz gülçin gülümser gülşən günal günce güney güneş güngör
  günhan günseli gürcan gürol gürsel güven güzide gấu haami hababuu habakkuk habarurema habeeb haben habi habibatou
  habibo habibou habibu habibur habila habla habsatou habtamu habte habtom habul habyarimana hacer haci hacı hadar
  hadas hadda haddou haddouch haddy hadiara hadil hadis hadja hadjara hafeni hafiza hafize hafizur hafsat hafsatu
  hafsia hafwen hagai hagar haggai hagit hagos hai haifaa hailemariam haileselassie haim haimanot haimona haitao
  haiyan haizea haizel haja hajer hajime hajra hakob hakon hakopa halbert haldane haleh halema halide halilu halim
  halimatu halis halya hama hamada hamado hamani hambeleleni hamdiye hamdullah hamdy hamidou hamiora hamis hamisu
  hamiyet hammadi hammou hammoud hammouda hammoudeh hamna hamo hamon hamou hamouch hamoud hamoudeh hamoush hamp hamraz
  hamsatou hamso hamta hamuera hamunyari han hanaa hanadi hanady hanako handan haneefan haneul hanh hanifa hanife
  haniyeh hanli hannaneh hannatu hannibal hannie hanny hansaben hansamali hansel hansi hantie hanumantha hanumanthappa
  hao haohao haoua haradhan harbans harbir harchand hardev hardial hareem hareth hargis hari hariata haribhau harilal
  harimaya harinder haripada harith harjinder harjot harkirat harl harleen harless harlin harmanpreet harminder harnam
  harnoor haro harouna harout harpal harpinder harriot harro harsimran harsukh haru harve harvel harvinder hasana
  hasanain hasani hasanjan hascal hashan hashem hashmat hasib hasibe hasim hasitha haskel haskle hasmet hasmukh hasna
  hasnain hasnat hassana hassanali hassanatu hassel hassna hasso hassoumi hassoun hassouna hassoune hassouni hasumati
  hatce hatty hatçe hau hawa hawah hawar haweya hawis hawise hawo hawoye hawra hawraa hawys haya hayam hayati hayato
  haybe hayder hayk haykuhi hayrettin hayri hayriye hayrunnisa haz hazan hazar hazeline hazera hazvinei hazza haşim
  haşmet hearl heatherbell hebe hecky hectorcito hedd hedi hedieh hediye hediyeh heena heeni heer heera heidar heids
  heila heilyn heimata hein heinie hejar hekmat hela helal helao helbest heleen heleentjie heleninha helgard helin
  helina helinho helio helly helma helo heloisa heloise heloísa helya helz helô hemaa hemamali hemantha hembadoon hena
  henda hendo henery heni henk henke hennani henok henretta henrica henriquinho hentie hepsie hepsy hepzibah hepzie
  hera heraldo heran herby herc herchel hereward heri heriberto herlin herlinda herlis herma hermela hermelinda
  hermena hermenegildo hermia hermie hermien hermine herminio hermo hermon hernan hernando hersh hershy heru herve
  hervey hervé hesh heshel heshie heshmatollah heshy hessie hessy hestertjie hevi hewan heydar hez hezza hezzie hibaq
  hicran hidde hideko higiro hikmat hila hilaria hilarie hildebrand hildegarde hileni hilkiah hilmi hilmiye hilowle
  hilsie hilya himadri himangshu himasha himel himig himmet hinatea hind hinda hindatu hindel hindy hinerangi
  hinetitama hipolito hippolyte hipólito hira hirabai hirad hiranthi hirini hirji hiromi hiroyuki hirsch hirschel
  hirushi hiruy hirwa hitendra hitimana hitoshi hittie hitty hiwet hiyam hiyas hiếu hiền hla hlamulo hlayisani hlengi
  hlobisile hlobsile hlompho hloni hlonipha hlubi hlulani hlumela hlumelo hmed hmida hnin hoa hoai hoani hoda hodalo
  hodaya hodgie hodo hoera hohepa hojat hojjat holali holger holley holman homaira homar homeyra homi hongmei honnamma
  honorato honoria honorina honorio hoodo hoora hooria hooriyeh hoorvash hopcyn horacito horatio horiana hormoz
  hormozd horomona horry hortensia hortência horácio hosie hosna hosny hoss hossayn hosseinali hossna houari houaria
  houcem houefa houenou hounsi hountondji houri hourieh housni houssa houssam houssem houssine houtan houéfa hovik
  hozan hoà hoài hoàng hrachik hrant hridoy hristo hrittik hro hsain hsayn htay htet htike htoo htun htut htwe
  huanhuan hudie huell hughdie hughlon hugito hugolino huguito huihui huland huldah hulen hulett hulon hulusi humayra
  humbertito humphry hundee huriye hurrem hurshel hursit hurşit husaina husam husamettin hushang husniye huso hussaina
  hussien hutchie hutcho hutchy huu huub huwcyn huy huyen huyền hyacinthe hyeri hyram hyrum hyunjin hyunjung hyunsoo
  hywyn hân hélio hêja hêlîn hêvî hòa hüdaverdi hülyanur hürrem hüsamettin hüsko hüsniye hüso hường həmid həsən hạnh
  hải hậu hữu iano iara iasmin iba ibanda ibar ibbot ibere iberê ibiba ibidapo ibidayo ibim ibinabo ibiso ibitola
  ibiyemi ibiş ibou ibra ibrahimcan ibrahimo ibsa ibtihal ica ichabod ichou icia icie icolyn icylin icyline idabelle
  idalina idalécio idamae idan iddrisu ide idemudia idi idia idibek idiil idir idiris idit idman ido idoia idonea
  idongesit idorenyin idrissa idu idy idé ieda ieu ieva ifabunmi ifadayo ifagbemi ifanwy ife ifeadi ifeanyichukwu
  ifechi ifechukwu ifelola ifiok ifraah ifrax iftu ifty ifunanya ifunnaya ige iggs ighil igihozo igiraneza ignacia
  igsaan ihaia ihaka iheanacho iheb iheoma ihirwe ihssan ihuoma iidle iita ijah ije ijemma ijendu ijja ika ikageng
  ikanyeng ikbal ikeade ikechi ikem ikemefuna ikeobi ikeola ikeoluwa iker ikhlaq ikirezi ikiror ikpeme ikran ikuzwe
  ikwo ila ilaiyaraja ilakkiya ilan ilanit ilda ildefonso ilemobade ilena ileri ileriayo ilgar ilgin ilgın ilhama
  ilhem ilia iliesa ilinca iliya iliyasu ilka ilkcan ilke ilkin illa illari illtyd ilma ilqar ilteriş ilus ilwad ilya
  ilyusha imabong imagene imah imalka imaobong ime imeh imene immanuel imo imogean imoh imojean imoleayo imoro impo
  imri imuetinyan inaam inacinho inacio inah inalegwu inamullah inan inanc inanç inba inbal inbar indah indang
  inderpal indra indramaya indri indubhai induni indunil ine inekela inema inemesit inesinha inesita inetta inggo
  inggoy ingo ingy ini iniabasi inigo inimfon iniobong injy innocentia inoka inoussa insaf insiang inti intidhar intoy
  inumidun inuwa inyang inye inácio ioanna iolanthe iolene ionel ioney ionuț iony iori ipe ipeleng ipin iqbalo iracema
  iraci irada irakiza irakoze irambona iranbanoo irandokht iranga irankunda irati irby iremide ireoluwa iretomiwa
  irfon iri iria irineo irineu irit irosha iroshan iroshani irum irungu irven irwan irwyn isaaf isabeau isabelinha
  isabelita isabirye isago isah isak isambard isanka isao isaro isatu isaura isaurinha isaías isbell ishai ishaku
  ishara ishatu ishfaq ishrat ishwarbhai ishwor isi isidra isidre isie isik isiko isil isinha isiuwa isiyaku iska
  iskang isko islaw isma ismael ismahen ismaila ismay ismaïla ismigül ismin ismini isoken isolene isolyn ison isophene
  isra israt issahaku isse issiaka issie issott issoufou istabraq istahil istarlin istvan isuri isyaku isyang italo
  itamar itangishaka itche ithamar ithateng ithel ithungu itidal itir itohan itoro itri itsik ittiachan itto ittu itu
  itumbi itzhak itzik itzy iuri ivalee ivaleen ivalou ivandro ivanell ivanilda ivanildo ivelyn iveren ivete ivi ivis
  ivo ivylyn iván ivã ixchel iyabode iyad iyaloo iyare iyem iyen iyiade iyke iyobosa iyore iyunade iza izabel izad
  izaro izdihar ize izel izell izem izere izidoro izik izilda izola izuchukwu izza izzah izzat izzedine izzet izzettin
  iñigo işıl i̇radə jaab jaamsie jaan jaap jabali jabulile jabulisile jabus jacca jachu jaciane jaciara jacintha
  jacintito jacira jacoba jacobus jacolien jacomina jacqs jad jadab jadesimi jadzia jaehyun jaemin jaewon jaeyoung
  jagath jagdev jagga jaggu jagjeet jagmeet jago jagraj jagseer jagtar jahanbakhsh jahanzaib jahanzeb jahid jahmal
  jahmir jaida jaider jaikie jaimito jainaba jainal jair jairito jairzinho jaison jaiye jajang jajá jakari jakey jakie
  jakkie jako jakobus jalane jale jalene jalisa jama jamac jamali jamecia jamesey jamesha jamilu jamima jammoul
  jamnadas jamo jamoul jamoula jamsie jamyang janabai janaina janak janan janara janay janaína jancsi jandira janek
  janete janetta janio janiqua janjan janjao janjão jannah jannat jannatul janneke janneman jannette jannie jano
  jantjie janu januka janya jaouad japhet japie jaquetta jare jarly jarra jarrell jarwo jasbir jasdeep jashim jashu
  jashubhai jasiek jasim jaskaran jasleen jasmeet jasmer jaspal jassa jassem jassim jasso jassodra jassoum jassu jasu
  jasuben jatau jaume jaumet jaunita javaneh javaun javi javierito javito jawahir jay-jay jayalath jayamini jayamma
  jayani jayantha jayanto jayjay jaymar jaymark jaypee jaz jazmín jazzie jeab jearl jebbeh jebet jebiwot jebs jeck
  jecky jedediah jeemie jeems jeemsie jeeti jeeto jeewan jeewani jeffers jeffo jefinho jegan jehan jehangir jehu
  jeison jelagat jelimo jelle jemal jembere jembo jemmie jemmo jemser jemutai jen-jen jenaro jeneba jenefer jeng-jeng
  jengo jeni jenko jenks jenksy jenn jennet jennilyn jennsy jep jepchumba jepjep jepkemboi jepkoech jepkorir jepoy
  jeppe jeptoo jer jeraldine jeremias jeric jeril jerl jerlene jerline jerm jero jeronimo jerono jerral jerrel jerrell
  jerrie jerson jeruto jerwin jerónimo jerônimo jesaya jese jesmin jessa jessamine jessel jessy jesulayomi jesusa
  jesusin jesusita jesusín jesutofunmi jethalal jevon jewelle jeyam jeyanthi jeyaraj jeyhun jez jezzy jhay jhaymar
  jheeru jhemar jhen jhenny jhilik jhinuk jhoana jhoanna jhon jhonatan jhonel jhong jhonny jhonrey jhontu jhorna
  jhumki jhumur jhun jhun-jhun jhunu jiahao jiajia jianguo jianhua jianwei jiayi jiban jibike jibril jibrin jiciir
  jideofor jieun jigme jihye jihyun jija jijabai jiji jijin jijo jilali jillie jimack jiman jimbob jimboy jime
  jimenita jimin jimmo jimser jimsie jina jinadu jinan jinda jinder jindo jing-jing jinggoy jinkee jinksy jinlong
  jinnie jins jinsey jintie jinu jinyoung jioke jiregna jirenya jiro jisha jishu jiten jithin jitmaya jitu jivraj
  jiwon jiyan jiyoung jjemba jjuuko jo-jo joab joaco joah joalane joanet joaninha joannie joaozinho joaqui joaquina
  joaquinito joasia joba jobert jobey jobie jobin jobo joboy joby joca jochen jocke jocosa joebob joelene joellen
  joelma joerg joff joffy joga jogen joggem joggie johana johann johannes johnella johnetta johney johnjo johnners
  johno johnser johnsie joji jojie jojit jojoe jokin jokotade jola jolandi jolaoluwa jolie jols jolyon joma jomari
  jomel jomer jomiloju jomol jomon jon-jon jonabelle jonaki jonatas jone jonel jonell jonelle jonesy jonghyun jongile
  jongmin jonjon jonners jonnie jonno jony joolz joom joonho jopay jopi jopie joppan jord jordie jords jordy jordão
  jorg jorgelina jorgen jorginho jorgito jorrie jory joscelin josceline joseba josefita josele joselia joselillo
  joselo joseluis joselín josema josemaria josemaría josemi josenildo josep joshelle joshie joshuah joshy josiane
  josias josimar josito joska jospin joss josu josune josué josy josélia joti jotiba joud joudia joujou jouri jovanie
  joven jovid jovy jowan joxer joy-joy joya joyah joyanta joycey joycie joydeb joyita joyleen joylene joylyn jozinho
  jozy joãozinho joãozão juampe juampi juanca juanchi juancho juancito juancri juanele juanell juanelle juanelo juanes
  juanete juani juanillo juanin juanito juanjo juanma juanmi juanpe juanpi juanqui juanra juanín jubal jubayer juby
  juca jucelia juci jucilene jucélia juday juders judes judit judithe juel juergen juggan jugurtha juhaina juhee jui
  juju jule juleen juleha julen julene julesy juley juli juliancho juliancito juliano julide julinha julinho julious
  julita julito julitta julián julião juma jumaa jumber juminten jummala jumobi jun jun-jun junebug junel juney
  junghee jungmin junho junita junix junji junjie junpei jupira juquinha juquita juraci jurandir jurek jurgens juri
  jurie juscelino jussara justo jusu juthika jutka jutta juvelyn juvenal juvylyn juwon jyldyz jyotirmoy jáder jânio
  jérémy jéssica jînda jón jóska jörg jörgen jørgen júlia jülide jüri jānis éber élcio érica érico érika éva ítalo`);
