import { list } from './list.ts';

/** Nicknames and rarer first names of many places, from k to m. */
export const rareNamesKToM =
  list(`kaari kabagambe kabanda kabandana kabanga kabasele kabaso kabedi kabera kabeya kabindra kabirah kabo kabugho kabugo
  kabula kabuya kabuye kabwe kachale kachikwu kacper kaddy kadek kader kadhim kadhum kadi kadia kadiann kadiatou
  kadiatu kadidia kadidiatou kadie kadijatou kadima kadri kadzi kadzo kae kaede kagabo kagan kageni kageruka kaggwa
  kagiri kagisano kago kagoya kagwe kagwiria kahambu kahina kahindi kahurangi kailani kaili kaima kaimenyi kainda
  kainene kaipo kaique kait kaiti kaits kaity kaiulani kajsa kajuju kakai kakali kakenya kakhaber kakon kakooza kakou
  kakra kakraba kakule kakuru kakuve kaká kala kalaba kalai kalaichelvi kalala kalanga kalekye kalenga kaleo kali
  kalidou kalifa kalimaya kaliza kalkidan kallamu kallu kalman kaloki kalombo kalondu kaloy kalpa kalpesh kalsang
  kalsoom kalthoum kaltume kaltumo kaltun kaltuun kalule kalum kalungi kaluwa kamalabai kamalam kamaljit kamande
  kamani kamanu kamanzi kamariza kamber kambere kambili kambua kamdem kamelia kameni kamga kamiar kamikazi kamile
  kamlaben kamo kamoga kamogelang kamohelo kamoula kampire kamrul kamruzzaman kamsi kamsiyochi kamsiyochukwu kamugisha
  kamuran kamuyu kamya kana kanai kanan kanana kananelo kananu kanayo kanchi kanda kandali kande kandia kandiah
  kanduwa kaneza kanga kaniba kaniki kanini kankam kankindi kankolongo kankou kanku kanmani kannamma kanthi kanti
  kantilal kanu kanubhai kany kanyere kanyin kanyinsola kanykei kaobi kaodi kaodinaka kaone kaosi kaosisochukwu
  kaouther kapambwe kapango kapembwa kapena kapend kapilaben karaitiana karam karamjit karamo karamoko karangwa karcsi
  kardelen kardo kareema karekezi karemera karena kariachan kariata karidja karimi karine karisa karleen karlien
  karmit karna karnail karo karol karoum karouma karoumi karrar karsan karsang kartar karthiga kartick karunaratne
  karungari karungi karuppaiah karuppan karuri karwan karwitha kasanda kasarachi kasech kashaf kashan kashibai
  kashimana kashimawo kasiemobi kasim kasimu kasirye kasiva kasoki kasozi kasra kassa kassahun kassaye kassi kassoum
  kasturba kasule kasumi kasım kat-kat kataraina katchiungo kateen katende kateregga kathaleen kathaline kathambi
  kathe katheryn katheu kathini kathir kathiravan kathlyn kathoni kathure kathurima kati katia katinka katkat katleho
  katli katongo katongole katrien kats katsy kattie katty katumbi katunge katungu katusabe katushabe katusiime
  katuutire katyusha katz kauna kaung kavari kavata kaveto kavetuna kavezembi kavinda kavindi kavinya kavisha kavugho
  kavuma kavuu kawa kawinzi kawooya kawthar kawudha kawuki kay-kay kayahan kayal kayalvizhi kayemba kayhan kayihura
  kayiira kayiranga kayitesi kaykay kaylene kayo kayondo kayongo kayra kaz kazadi kazik kazu kazuhiro kazumi kazungu
  kazuya kazza kazzie kaíque kağan ke-ke keala kealeboga keamogetse keano keba kebba kebbeh kebebush kedeisha kedibone
  kedisha kee-kee keero kees kefi kefyalew kehar keiji keikantse keila keino keisuke keivan kejal keke kekeli keketso
  keki kelcy kele kelebone kelechukwu kelemua keletso kell kels kelse keltoum kelv kelvon kelz kelzang kemalettin
  kembabazi kemei kemigisa kemigisha kemirembe kemisola kemoya kempamma kempanna kemuma kenan kendell kendi kene
  kenechi kenelm kenenisa keneuoe kenfack keng kenga kengne kengonzi kennith kenno kenrick kentaro kentigern kenyetta
  kenyon keoagile keola keorapetse kepa kerba kereama keren kerenhappuch kerenza kereopa kerileng keriman kerimcan
  kerime kerisha kerneels kerrin kerryann kersty kerwyn keryn kesang kesewa kesha keshan keshorn keshubhai kesiena
  kessewaa ketan ketema keter keti ketshepile kettie ketul ketura kevern kevser kevvy kevwe keyhan keyon kez kezzie
  kezzy kgabo kgadi kgakgamatso kgalalelo kgaogelo kgauhelo kgopotso kgothalo khabonina khachik khadar khaddouj
  khaddoujah khadeejah khadijeh khadim khadiza khadoudja khadouj khadouja khadro khadzo khaemba khaireya khairiya
  khairullo khalaf khalifah khamisi khandu khang khant khanya khanyisa khanyisani khanzada khar khardiata khashayar
  khatera khatereh khathutshelo khatib khatuna khauhelo khava khayalethu khayelihle khedija kheireddine khem khetha
  khethelo khethisa khethiwe khiem khimji khin khine khisa khizar khiêm khlood khoai khoi khojasteh khokan kholoud
  khoma khomotso khopotso khosro khoudia khoudiedji khudair khuki khulani khulekani khuli khulood khumbudzo khumbulani
  khumbuzile khumo khuram khushwant khuthadzo khánh khôi kiage kiama kianda kiandokht kianoosh kiarie kibar kibe
  kiberu kibirige kibiwott kibor kibrom kibuuka kibwana kicki kiconco kidan kidane kidlat kidus kien kieranie kiesha
  kiesse kiet kiewiet kieza kifle kiggundu kigongo kihara kiilu kiiza kija kijakazi kika kikay kike kikin kikong kikoy
  kikín kilanko killa kilonzi kiluanji kim-kim kimaiyo kimathi kimbangu kimbers kimbo kimeli kimemia kimeu kimiko
  kimiya kimmie kimmy kimone kimuli kimutai kinfe kingi kingshuk kingy kini kinlay kinsey kinsi kinuthia kinyanjui
  kinyua kiomars kioumars kipaili kipchumba kipkemoi kipkirui kipkorir kipkosgei kiplimo kipngeno kipngetich kipre
  kipruto kipré kiptanui kirabo kiragu kiranjit kirezi kirigo kirimi kiritapu kirko kirollos kiros kirpal kirst kirui
  kirunda kisakye kisan kisanrao kishane kishwar kissiwaa kiswendsida kitan kithaka kitheka kithinji kithira kithsiri
  kitkit kito kitone kitso kitsy kittisak kitto kittu kiumars kivanc kivilcim kivuva kiwewesi kizziah kizzie kiên kiều
  kiệt kjetil klaas klasie kleinjan klenam knighty knut kob koba kobbi kobenan kobi kobia kobie kobusingye koceila
  kocer kochai kochukutty kochumol kochumon kochuthresia kodili kodjo kodjovi kodwo koen koenie koffivi kofie kofiwa
  kofo koharu kohinoor koileken kojoe koke koki kokilaben kokobe kokoi kokoletso kokou kokouvi kokoy koksal koku
  kokulan kokuvi kola koldo koleosho koli kollie kolya komang komariah komba kombo kome komi komivi komla komlan
  komlavi komron komugisha komuhangi konama konanani kondala kondamma kondiba kondo kondwa koniba konika konjo koome
  koong koorosh koosie kootjie kopila koppel kora korama koranteng korfa korhan korka korkoi korkut koros korotoumou
  korto kosala kosi kosie kosiso kosisochukwu kosivi koskei kossi kossivi kossiwa kossonou kostis kostya kota kotamma
  kotaro kote koteswari koti kotie kou koua kouam kouao koukou koulthoum kouma kounandi kouros kourosh kourouma kousik
  kow kowie kowsalya kowsar koyejo koyel koyin koyinsola koçer kpadoo kpatcha kplorm kpodo kpédétin kraba kratai
  kring-kring krishantha krishia krishnabai krishnappa krishnendu kriska krisna kristel krizza krysia krzys krzysiek
  krzyś ksyusha kuate kubat kubilay kubwimana kudret kudzi kudzo kuenzang kufre kugan kuheli kuhu kuini kukiriza kukku
  kukoy kuku kula kulas kulbir kuljeet kulot kulsum kulthum kulu kulvir kulwinder kum kuma kumarasamy kumaresan
  kumashe kumba kumbirai kumbukani kumi kumru kumsa kumsal kumush kundu kunga kunjali kunjamma kunjappan kunjukutty
  kunjumol kunjumon kunjunjamma kuntal kunzang kuol kupakwashe kuppusamy kur kuriakose kursad kurup kushal kushan kusi
  kusumben kutay kutenda kutin kutlu kuttichan kuttikrishnan kuttiyamma kuttu kutty kuukua kuwadzana kuyay kuziva
  kuzivakwashe kwaakye kwaakyewaa kwabiah kwabla kwabs kwadjo kwagala kwakye kwakyewaa kwamchetsi kwamena kwami kwan
  kwanda kwandile kwanele kwanjai kwansema kwansima kwartei kwartemaa kwarteng kwashi kwashie kwasivi kwatei kwei
  kyakimwa kyalimpa kyalo kyambadde kyarisiima kyauta kyaw kyawswa kyei kyeiwaa kyere kyerewaa kyeyune kyi kyls kyobe
  kyokunda kyomugisha kyrillos kyule kyunghee kyungsoo kyungu kyōko kátia käthe kéba köksal kıvanç kıvılcım kənan
  laarni labanya labol labong labu lacchi lachhman lachina lade ladele ladelle ladidi lado ladonna ladun laercio
  lafate lafe laffie lafon lagat lagretta lahai lahanu lahja lahoucine laia laide lailani lailee lailuma laimi lainie
  laiqa lais laisa laith lajide lajos lakan laker lakha lakhbir lakhvir lakhwinder lakis lakkamma lakmini lakot lakpa
  lakshika lakshitha lakshmamma lala lalage lalam lalani lalezar lali lalia lalin lalise lalith lalito lalji laljibhai
  lalla lalli lallie lally lalo laltu lalu lalá lalín lamara lamarr lambie lamees lami lamiaa lamiley lamis lamiya
  lamle lamonica lamoussa lampejo lamptey lamunu lamwaka lan lancelot lancine lanciné lando landong landrum langat
  lanie lanika lanke lanlan lanora lansah lansana laolu laone lappies lapyem lar laraba larai laraib larba larena lari
  lariba larissinha laron larona laroy larrie lartey larue laryea lasanda lasanthi laserian lashawnda lasitha lassana
  lassane lassané lasse lassine lastri lasun latavia latefa latelang lathan lathel latifah latim latyr lau launce laur
  laure laurinda laurinha laurita lauro laurs lautaro lauti lauz lavan lavaughn laveda lavelda lavena lavenia lavera
  lavetta lavin lavina lavinie lavonda lavonna lavínia lawan lawana lawanna lawerence lawunmi laxmibai layal layet
  layi layide layinka laylama layo layth laz lazara lazarito laércio laís leafa leafie leaman leamon leamond leana
  leandrew leandrinho leandrito leanie leano learie leathie leatrice lebang lebene lebu lecil lecita leeanne leebert
  leebie leelaben leelamma leelee leen lefa lefteris lefu leib leibel leibish leiby leide leidi leilei leito leizel
  leizer leizl leke lekha lekishon lekuton lelah lelar leldon lele lelise lello lelo lelon lelton leléco lelê lemaiyan
  leman lemi lemma lemmie lemmy lemogang len-len lencho lene leng leng-leng leni lenie lenine leninha leninho lenir
  lenlen lenlie lenna lennard lennart lennis lenochka lenord lensa lenton lenwood lenworth leobardo leocadia leocadio
  leoda leodis leofric leolin leoline leoma leonadis leonce leoncio leonelo leoni leonia leonor leonorcita leonore
  leorah leosdany leotha leovigildo leozinho lera leri leron leruo leshan leshawn leston lesya leta letay letcher
  letebrhan leteipa letesenbet lethabo leti letis letlhogonolo letlotlo letoya letshego letty letícia leungo leury
  leusa leva levada levan levenia leverne levicy levina levisa lexa lexine lexton leyan leye leyti lezgin leôncio
  lhaden lhamo lhen lhet lhou lhoucine lhoussaine liadain liamo liaquat liat liban libasse lica licha licho lico
  licínia lidaw liddie liddy lidet lidetu lidinha lidya lieke lieketseng lientjie liesel liesl liezel lihi lihuen
  lihuén liiban liis lije lijin lijo lijuan lika likando likeleli likem liketso lilabet lilamaya lili lilibeth lilieth
  lilik lilis lilit lilla lillard lillibet lillis lils lilz lilí limah limakatso limbi limbikani limi limmie limor
  limpho limpo linah lindalva lindaura lindeka lindel lindell lindelwe lindi lindie lindile lindinalva lindo
  lindokuhle lindomar linds lindz lineth linford lingam lingamma lingappa linn linnéa linvel linville linzy lior liora
  lipi lipuo liron lisandra lisandro lisebo liseli lisette lisi liss lissy lita lital liteboho liton litos litoy litsa
  litseo littie litu liu livi livie liviu livs livvie livy livz liway liwayway liya liyu lizandro lize lizeka lizel
  lizete lizeth lizo lizza lizzo ljubica lleu lleucu lleuwen llorenc llorenç lloydy lluc llucia llucià lluis llywarch
  llywela llúcia lmar lobsang loc lochan lockie lodoe lodowick loelia loeta loganathan loi loid loida loise loisl
  lojain lok lokelani lokko lokman loku lolabelle lole lolene loleng loleta loli lolis lolit lollo lolonyo loloy lolu
  lolín lolô lom lomakhosi lomax lombe lona lonie lonjezo lonwabo lonza lonzie loodie looie lookpla loran lore lorea
  loree lorelle lorencito lorenita lorenz lorenço loretha loreto loretto lorine loris lorky lorny lorrayne lorrie
  losang lot-lot lotachukwu lotanna lotfali lotlot lotta lotts lotty lou-lou louanna louanne louannie louetta louiza
  loujain loukou loula loulie loulou loulwa lounes lounis lourena lourens loutisha loutjie louverne louwtjie lovada
  lovelyn lovena loveness lovenia lovepreet loveta lowenna lowrie loz lozza lozzie lozzy lual lualhati luan luara luay
  luba lubaba lubabalo lubabatu lubasi lubert luboya lubwama lucasta luce lucecita lucelly lucero lucha luchi luchita
  luchito lucho luci lucianinho luciel lucilda lucile lucilia lucineia lucinha lucio lucita lucre lucrecia lucretia
  lucs lucus lucão lucía lucília lud ludell ludella ludema luetta lugendo lugenia lugoloobi luhende luigia luise
  luisillo luisin luisinha luisinho luisita luisma luisão luisín luiz luizinho luizão lukeni lukeo lukhanyiso lukusa
  lukwago lul lulabelle lulama lulay lule luleka luli lulinha lulit lully luluk lulú lum lumbala lumbani lummie
  lungelo lungelwa lungisa lungisani lungowe luntian lupilla lupillo lupis luquitas lurana luranie lurdes lurdinha
  lurdinhas lurena luretha luretta lurinda lurleen lurlene lusajo lusamba lusanda lusekelo lusubilo luswata lusweti
  lusya luta lutaaya lutchmie lutchmin lutendo lutetia lutfiye lutfor lutfu luthor luthuli luticia lutie lutishia
  lutumba luu luul luvena luvenia luvern luvhengo luvo luvuyo luwalhati luwam luyima luz luzayadio luzdary luzia
  luzinete luzma luzmila luzolo luzvie luísa lwandile lwandle lweendo lwin lyal lycurgus lyd lyddie lyddy lydie lyds
  lyes lyka lyn-lyn lyna lyndal lyndall lyndell lynds lyndy lynelle lynfa lynlyn lynnie lynz lyosha lyuda lázara lêda
  lícia lídia lígia lívia lúa lúcia lúcio lütfiye lütfü lĩnh ləman ləzifə lộc lợi lựu maab maadhu maaike maaka
  maamefosua maan maana maanan maans maartje maata maayan maaza mabbie mabell mabella mabinty mabior mabry mabs mabsie
  mabula mac-mac maca macario macartan macel machar mache machogu maciana maciek maciel macinissa macire maciré macka
  macky maclovio macmac macoy macu mada madalena madalene madalitso madalo madamma madappa madara maddles madea
  madelein madelle mademba madhab madhabi madhavrao madhusha madhushan madi madie madieng madiha madina madior madlene
  madlyn mado madonna maduabuchi madugu maduhu maduka maduranga madushani madushanka madut mady madz madzia madá
  maedell maelene maelgwyn maelona maeregu maew maferima mafuta maférima magaji magali magaline magaly magan maganbhai
  maganlal magano magatte magdala magdalen magdangal magdita magembe magesa magesh magezi maggsy magnie magnim magno
  mago magriet maguette mahabad mahad mahadevappa mahadu mahalath mahaley mahalie mahama mahamadou mahamadu mahaman
  mahamane mahan maharlika mahasen mahassen mahasti mahbanoo mahbod mahboob mahboobeh mahbuba mahbubeh mahder mahdieh
  mahdiyeh mahdokht maheen mahendran mahesha mahfuza mahgol mahina mahinour mahinur mahipat mahira mahjabeen mahjoub
  mahjouba mahlagha mahlon mahmadsaid mahmoudi mahmuda mahmudul mahmure mahnoosh mahona mahougnon mahour mahoussi
  mahoutin mahpareh mahrez mahrokh mahta mahudé mahugnon mahulda mahuna mahvash mahya mahziar mai-mai maialen maiara
  maica maicol maicon maida maidei maidelin maigari maika maila mailín maimai maimie maimoona maimouna maimunatu mair
  maireni mairgret maisa maissa maitham majak majd majda majdi majdouline majo majok majoy maju maka makafui makama
  makan makana makanda makani makau makaya makda makeba makengo makere makhan makhosazana makhosi makhosini makhosonke
  makhtar makiese makiesse makiko makis makisig mako makoa makokha makomborero makonnen makori makoun makoy makoye
  makram maksat maksuda maku makuei makumbi makungu mala malachias malahat malakeh malala malalai malamine malanda
  malang malaquias malar malarvizhi malcy malda malea malebo malebogo malefu malen malena malenita malerato maleshoane
  maletha malha malhar malibongwe malick maliheh malineo malinga malisa malissia malki malkit mallamma mallappa
  mallesh mallesham mallie mallikarjun mallt mally malobika maloi malou malsha malu malual maluzinha malvena malvin
  malyn malyun malú mamadi mamady mamat mamedou mamen mamerto mamitu mamle mamman mammo mammootty mamo mamokete mamosa
  mamour mampho mampi mamuda mamuka mamun mamush mamuzo man-man manaaki manahil manami manas manase manashi manawa
  mancoba manda mande mandlenkosi mando mandong mands manduca mandz manecas maneco maneli manelinho manerva manezinho
  mangal mangat mangu mangueze manharlal mani maniamma maniben manie manik manikuttan manimegalai manimekalai
  maninderjit manirakiza manishimwe manizheh manjamma manjanna manjulaben manjunatha manka mankah manmaya manmeet
  mannan mannoubia mannu manoel manoela manoharan manolete manolin manolino manolita manolitín manoliño manolín
  manoochehr manori manotosh manqoba mansel manso mansoura mansukhbhai mansur mantegbosh manthabiseng mantie mantu
  mantwa manubhai manuelita manuelito manuelzinho manush manyang manyazewal manyi manyok manzoora mané maomao mapaseka
  mapendo mapenzi mapiko mapule maqbool maqui mara maraea maran marc marcal marce marcelene marcelinho marcelino
  marcelita marcelito marcin marcinha marcinho marcitos marcsi mardas maredudd marelize mareme maren maretha marga
  margalida margara margarett margarita margarito margaux margeret margiad margree margurette margy marho mari mariaan
  mariajo mariakutty mariame mariamma marianela marianinha marianita marianito mariatou mariazinha maricarmen marichka
  marichu maricris maricruz marielle marieme marieta marietou marife mariinha marijo marike marikit marikris marilag
  marilou marilu mariluna mariluz marilú marimuthu marinalva marinda marinete marinho marioma mariona mariozinho
  maripaz maripepa maripi maripili marisela mariska maristela marite maritere maritess marito marité mariuccia marivi
  mariví mariz mariza marième marj marjana marjaneh marjie marjun markha markjoseph marlenis marleny marli marlis
  marluce marlucia marlyn marlén marlúcia marmaduke marmion marna maro marolien marquell marquinhos marthie marthinus
  marthy martica martiens martincito martinha martinho martinus martirio martita martí martín maru maruca maruchi
  maruf marufa maruja marujita maruva maruxa marvella marvelle marvette marvie marvis marvon marwen maryalice maryamu
  maryan maryanna marybell marybelle maryella maryem maryetta maryfrances maryhelen marylin marylynn marylynne
  marymargaret maryouma maryrose marysia marysue maryuri marzouk marzouq marçal masabata masahiro masalu masamba
  masami masao masauko masaya masechaba masele masengo maserame mashaka mashal mashenka mashimba mashkoor masih
  masindi masooma masozi massa massah massamba massan massandje massaran massinissa massoud mastan mastewal mastoura
  mastura masud masudi masum mataio matan matano matefo matenga mateuzinho mathai mathan mathapelo mathavan mathewos
  mathi mathini mathukutty mathunni mati matias matiko matildita matina matlhogonolo matogoma matondo matseliso
  matshepo matthys mattia mattielou matto maty mau maua maudeen maudell maudene maudine maulidi maunsie maurene mauri
  mauricinho mauricito maurinho mausam mavra mavungo mavungu mavuto mavzuna mawa mawar mawie mawien mawira mawuenam
  mawufemor mawugnon mawuko mawulolo mawulorm mawunyaga mawunyo mawuse mawusi mawuto mawutor maxene maximiliano
  maximino maximo may-may mayala mayamiko mayang mayanja mayann mayara maybell mayele mayen mayerly mayet mayilvaganam
  mayito maylene maylin maylyn maymay maymie mayokun mayom mayomona maysaa maysam mayssa mayte mayu mayuko mayunga maz
  mazalo mazhar maziar mazlum mazza mazzie mazzy maísa maïga maïmouna małgosia mbaabu mbabazi mbacke mbafan mbala
  mbalenhle mballa mbalu mbanefo mbappe mbaraka mbarga mbark mbarka mbarou mbarouk mbasa mbatha mbathio mbavhalelo
  mbaya mbayang mbekezeli mbella mbemba mbene mbeyu mbi mbia mbinya mbissane mbithe mbiya mbodze mbog mbogo mbombo
  mbong mbonimpa mbossé mboua mboya mbugre mbugua mbuke mbula mbulelo mbuotidem mbusa mbuso mbuthia mbuvi mbuya
  mbuyamba mbuyisa mbuyiselo mbwana mchanga mdu meann mearl mearle mearlin meaza meba mebrahtu mebrat mecha meche
  mechi mechita mechitas mecho meda medhanie medhanit medhin medine medo medora medya meech meen meenachi meethaq
  meeto megameno megersa meggy megsie megsy mehar mehari mehedi meher mehetabel mehin mehitabel mehitable mehjabin
  mehli mehlika mehluli mehpare mehrab mehraban mehrad mehrangez mehrangiz mehrdokht mehregan mehret mehriban
  mehrnoush mehrshad mehru mehrunissa mehrunnisa mehrzad mehtab mehves mehveş mehvish mei-mei meical meilech meili
  meilyr meinwen meir meirav meire meiriona meironwen meiyappan mekbib meke mekondjo mekonen mekuria mela melai
  melangell melat melda meldy melesina melfyn meli melicent melie meliksah melikşah melior meliora melisa melisande
  melita melkam melkamu mell mella mellie melly melo melokuhle melusina melvern melvinia melvyn mely melz melzina
  memduh memin memito memoona memoş memuna memunatu memê memín mena menad mencha menchie menchita mencho menchu mencia
  mencía mendel menderes mendy menekse menekşe menesia meng menggay mengistu mengue mengyao menie menino mensima
  menuka menza meon meraj merania meraud merav merce mercedita merceditas merche merchita mercykutty mercè mercês
  merdassa merdie merdith meredydd mererid merga merhawi merhawit meri merid merih meritxell merlie merlinda merline
  merlita merly merna merrell merrick merril merrilyn merrin mersedeh mertcan mertice mertis merty merveille mervil
  mervo merwin meryam meryemnur meryouma mesbah meskerem mesrop messaouda messay messi mestawet mesude metehan metha
  methembe methma methsara metka metta meuric mevlut mevlüt mewezinam meyrav meztli mfana mfanafuthi mfanelo mfanzile
  mfihlelo mfitumukiza mfon mfoniso mfonobong mfou mgcini mgeni mgesi mhalsa mhel mher mhle mhlengi mhoja mian mianda
  mias mica micchan mich micha michalis michał michel michelo michi michita micke mickie micko mide mido mietjie miezi
  migmar mignonne migue miguela miguelin miguelito miguelon miguelzinho miguelín miguelón migwi migz mihaka mihi
  mihiri mihlali mihle miho mihret mihriban mihrimah mikeen mikel mikias mikiyas miklos miklós mikma mikmik miko mikoy
  miladis milagritos milam milambo milandu milas milburn mildmay mildreda milembe milene mili milion millaray millo
  millsy milon miloudi miloš milqueya milu milvina milya mim mima mimaw mimay mimidoo mimie mimma mimmo mimo mimoun
  mimouna mimoza mimsie mimí mina minah minahil minami minase minasse minaxi mincho minda mindel mindinho minella
  minelly minenhle minervy minford mingas minggoy mingo minguinhos minguito minia minilik minimol minina miniong
  minkah minkoulou minku minnu minny minseo minsoo mintah mintha mintoo minu minyoung minza mique miquel miquelet
  mirabel mirain mirasol mire mireia mirek mireku mirel mirelys mirembe miren mirette mireya miri miriah miriama
  mirian mirit mirna mirran mirriam mirtha mirwais misael misenga misgana misganaw misgina mishal mishmish mishtu
  mishu misleidys misokuhle mispa misrak missie misto misu mita mitchel mitcho mithi mitiku mitko mitsos mitthu mitty
  mitun mitya miyoko miyoung mizan mizgîn mișu mkhululi mkhuseli mkpulumma mkrtich mkubwa mlamuli mlondi mlondolozi
  mlu mluleki mmadi mmamotse mmathapelo mmatshepo mmeso mmesoma mmoloki mmusi mncedi mncedisi mnena mngusuonon mninawa
  mnqobi moacir moagi moataz moazzam moazzem mobeen mobina moctar moctezuma modadeoluwa modi modibbo modibo modiehi
  modupeoluwa moeata moeen moegamat moein moema moemedi moerangi mofenyi mofifoluwa mofiz mofoluwaso mogaka mogamat
  mogere mogomotsi mogs moh moha mohaddeseh mohadeseh mohamadou mohamedi mohamedou mohammadhossein mohammadjavad
  mohammadmahdi mohammadu mohamoud mohamud mohanad mohanbhai mohannad mohanraj mohapi mohsin mohsine moideen moina
  moipone moisesito moishe moishie moishy moitse mojalefa mojca mojdeh moji mojoyin mokeira mokete mokhtaria mokmok
  mokone mokua molebatsi molebogeng moleboheng molefi molemo moletsane molla molls mollye mollykutty moloy moly molz
  momanyi momar momath momen momena momi momodou momoh momoka momoy mompati momtaz monaem moncha monchi monchito
  moncho monde mongare mongina moni monidipa moniereh monimala moninne moniquinha moniruzzaman monji monju monna monoj
  monse montaser monteen montez montie montle montse monu monwabisi monz mope mopsie mor mora moraah morad moradeke
  moradeyo moran morara morarji mordaunt mordche moreen morena morgana moriba mornay morne morné moro morola morongwa
  morounkeji morountodun morrell morus morvarid morwen mory mosaab moseka moseti mosetsana mosharraf moshiko mosi
  mosidi motara motaz motheo motke motlatsi motola motolani motselisi motshidisi motsumi mottel motti motty mou mouad
  mouadh mouath moudi moufida mouh mouhcine moukoko moumen moumita moumouni mounaim mounkaila mountaga moussokoro
  moustafa moutaz mowunmi moyin moyinoluwa moymoy moyna moyo moyshe moz moza mozhdeh mozhgan mozza mpasi mpendulo
  mphikeleli mpia mpiima mpilo mpilonhle mpoyi mpume mpunga mputu mridha mrisho mrittika msafiri msawenkosi msendoo
  msimelelo msizi msughter mthabisi mthandeni mthembeni mthetho mthobisi mthokozisi mthulisi mthuthuzeli mtisunge
  mtumwa mtwana muadi mualla muazzez mubashra mucahit mucha muchadei muchaneta muchiri mucyo mudassir muddasir mudi
  mudimbi mudiwa mueke muema mufaume mufit mugabe mugambi mugaruka mugerwa mugilan mugisho mugsy mugumya mugure
  mugwaneza mugwiza muhabbat muhaimin muhairwe muhammadu muhanad muhanguzi muhannad muhdear muhire muhittin muhlis
  muhonja muhoro muhoza muhsin muhteşem muhumuza muhwezi mui muigai muindi muirinn muiruri mujdat mujde mujgan mujib
  mujinga mujo mukadder mukagasana mukai mukaila mukamana mukamurenzi mukandayisenga mukandoli mukankusi mukanyonga
  mukarugwiza mukashema mukasine mukeba mukelabai mukeshbhai mukeshimana mukhallad mukhtaran mukhwana mukiibi mukilan
  mukiri mukisa mukoko mukondeleli mukovhe muktabai muktar mukudzei mukuhi mukuka mukundente mukundi mukunzi mukwae
  mukyala mulamba mulanga mulat mulatedzi mulatu mulei muleta muli mulindwa mulji mulki mulondo mulongo mulualem
  muluken mulume mulunesh muluwork mumbe mumbere mumin mumo munachi munachimso munah munawar munaza munazza munchin
  mundia mundito mundo munene munesu munezero mungai munia munif munisa munise munit muniyamma muniyappa munmun munnu
  munodawafa munotida muntadhar muntaha munthir munyaneza munyao munyasha munyiva muoki muqaddas murage murathan
  murekatete murendeni murenzi murhula murial murigi muriithi murilinho murilo murimi muringo murithi muriungi murja
  murlean murlene murline murph murran murriel murrough mursal murshida murtaza murthy murtie murugaiah murungi murvel
  murvin musaab musab musabyimana musarrat musau musawenkosi musbahu musembi musenga mushagalusa mushagalusha mushegh
  mushfig musiime musimbi musinguzi musisi muslum musoni mustafacan musti mustik musu musyoka musyoki mutabazi mutamba
  mutangana mutasem mutebi mutesasira muteti muthaiah muthama muthamma muthanna muthee mutheki muthengi mutheu
  muthiani muthini muthoki muthomi muthui muthukumar muthulakshmi muthusamy mutinda mutisya mutugi mutunga muturi
  mutuyimana mutwiri mutya mutyalamma muundjua muuse muvunyi muwonge muxiyadin muyassar muyunda muz muzammil muzi
  muzikayise muziwandile muzo muzza mveli mvelo mvemba mwadi mwadina mwai mwajabu mwaka mwakipesile mwamini mwamvua
  mwana mwanaasha mwanahawa mwanaid mwanaisha mwanajuma mwanake mwanakombo mwanamisi mwanamkasi mwanasha mwanatumu
  mwangala mwaniki mwantumu mwanvua mwanzia mwasiti mwaura mwawi mwayi mwebaze mwebesa mweemba mwelu mwenda mwendwa
  mweni mwepu mweru mwewa mwihaki mwikwabe mwikya mwilambwe mwinzi mwita mwiti mwongeli mxo myat myf myfi myint myitzu
  mylene mynhardt myo myrene myrl myrtelle myrtie myrtilda myrtwen mzamo mzi mzia mziwandile mziwoxolo mzukisi mzwakhe
  mzwanele márcia márcio mário máximo märt mírian mîrza mônica mücahit müfit müjdat müjde müjgan mükerrem mükremin
  mümtaz münir münire müslüm müşerref müşfiq mıstıfa mıstık`);
