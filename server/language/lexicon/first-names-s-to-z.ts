import { list } from './list.ts';

/** First names of many places that are hardly ever anything else, from s to z. */
export const firstNamesSToZ =
  list(`saadet saadia saanvi saara saavi sabahat sabahattin saban sabina sabir sabita sabri sabrine sabriye sachi
  sachiko sachini sachit sadaf sadashiv sadek sadettin sadhana sadhbh sadhna sadiq sadiqa sadık saeedeh saeid safaa
  safdar saffie safia safwan sagal saghar sagrario sahadev sahan sahana sahand sahasra sahiba sahil sahin saida saidi
  saiful saige saitoti sajida sajjad sakari saket sakhile sakine saksham sakshi salahuddin salar saleh saleha salem
  salif salih salima saliou salisu sallie sallyann salmah salome salomé saloni salote saloua saltanat salum salvador
  salwa samah saman samaneh samanta samanthi samaria samarth samat sameh samet samidha samiha samiksha samiullah
  samiya samjhana samkelo sammie sammy samoya sampada sampath samrat samriddhi samridhi samson samyukta sanath sanaya
  sanaz sanchita sancho sandeep sandhya sandi sandie sandile sandip sandrine sandro sandun sanduni sanele sanet
  sanford sangay sangeetha sangita sani sania sanika saniyah saniye sanja sanjar sanjaya sanjeev sanjit sanjiv
  sanjukta sankale sanket sanmi sanna sannie sanny sanskriti santanu santhosh santo sanvi sanyukta sapna sarahi
  sarahjane sarait sarala saranya saraswathi sarath saravanan sarayu sarbani sardar sardor sareh sarel sarfo sarfraz
  sariah sarie sariyah sarla saroj saroja sarojini sarthak sarudzai sarvani sarvari sarvesh sasa sasan sashagay
  sashana sashi sasikumar sasmita sathya satnam satoko satomi satoru satpal satu satvika satyajit satyam satyanarayana
  satyavati saud saule saumitra saumya saurav sava savilla savitha savitri savitrie sayaka sayali sayani saylor sayoni
  sayuri saïd saïda sbu sbusiso scarlett schalk scholastica schuyler scolastica scottie scotty scovia seafra seamaisin
  seamas seana seanan seanna seanán searlait searlas sebastien sebastijan sebastián sebastião secil seda sedat sedef
  sedigheh seetal seetha sefa sefina sefo sefu segundo seher sehrish seif seirian sejal sekai sekou selahattin selasi
  selda selemani selim selin sellah selmer selorm selvam selwyn selçuk semaj semih semiha semisi semra sena senad
  senait senam senan senay senem sener sengul senol senthil senzo senán seoirse seonag seonaid seonaidh seoras seorsa
  seosaimhin seosaimhín seosamh seoyeon sepehr sephy sepideh sepo serap seraphina serdar sereana seref seren sergey
  sergiy serhat serife serik serkan serpil serwaa setareh setsuko seumas sevanti sevara sevda severino sevgi sevil
  sevim sevinc sevinç sevket seward sewwandi seydou seye seyfettin seyhan seyi seynabou sezen sezer seán seána seçil
  seònaid seòras seòrsa shabbir shabnam shadi shadia shadrach shadrack shafqat shaghayegh shagufta shahana shahbaz
  shahd shahida shahin shahla shahnawaz shahnaz shahnoza shahram shahriar shahrokh shahrzad shahzad shahzadi shaila
  shailendra shailesh shaimaa shaina shaista shakeel shakil shakila shakira shakti shakuntala shalanda shalonda shamar
  shameka shamika shamima shamiso shamsul shanda shandra shaneice shaneka shanelle shani shania shaniece shanika
  shanise shanita shankarlal shanoy shantae shantanu shante shantel shantell shantelle shanthi shanti shantilal shanu
  shapour shaquan shaquana shaquille shaquita sharada sharanya sharareh sharath sharayu sharda sharhonda shari sharita
  sharla sharlene sharmin sharmishtha sharmistha sharolyn sharonda sharvari sharyl sharyn shashank shashikala shashwat
  shatakshi shaukat shaunda shaunte shaurya shavkat shavon shavonne shawanda shawna shawnda shawnta shawnte shawntel
  shayan shayla shaylee shayne shaz shea sheela sheetal sheetala shefali shehnaz shehu shehzad sheilagh shekhar
  shelagh shelby sheldon shelton shema shemar shenika sheonagh shephali sheree shereen sheri shericka sheridan sherie
  sherika sherine sherita sherlyn shermain sherman sheronda sherri sherrie sherrod sherryl shervin sherwood sherzod
  shevanti sheyda shibani shideh shigeru shikha shiku shiloh shilpi shingai shingirai shinichi shinji shiona shiori
  shipra shirish shirisha shirl shirlee shirleen shital shiva shivaji shivali shivam shivangi shivansh shivanya
  shivkumar shivnarine shivraj shoaib shobhana shohreh shoji shola sholto shomili shonda shondra shonie shontae
  shontelle shonu shota shraddha shravan shravani shravya shree shreeja shreelata shreelekha shreenidhi shrestha
  shreyas shreyashi shreyasi shridhar shrikant shrinidhi shriram shrisha shrishti shriya shruthi shrutika shubha
  shubhada shubhangi shubhankar shubhi shubhra shuchi shuggie shulabha shumaila shuvai shweta shyam shyamala shyann
  shyanne shyla siamak siana siaosi siavash sibeal sibel sibonelo sibongile sibusisiwe sibusiso sibéal siddhant
  siddhartha siddhi siddhika sidra sifiso sigmund sigurd siham sihem sihle sikandar sile sileas silis silvana silvanus
  silvija silvio simbarashe simbi sime simeon simeonie simge simi simidele simin simisola simiyu simmi simphiwe
  simpson simranjeet simrat simão sina sinan sinazo sinclair sindhu sindhuja sindi sineag sinem sinethemba sini
  sinmiloluwa sioda siofra siomha sion sione siphamandla siphesihle siphiwe siphokazi siraj sirimavo sirpa sisay sita
  sitara sitiveni siubhan siusaidh siusan sivakumar sive siwan siyabonga siyanda sizakele sizwe siôn siùbhan siùsaidh
  siùsan skye skyla skylar skyler slaine slamet slava slavica slavko slawek slimane sloan sloane slobodanka sláine
  smitha smriti smruthi sneh snehal snehalata snehlata snenhlanhla snigdha snjezana sobhi sobia sofiane sofie sofía
  sogand soha soham sohan sohana soheil soheila soheir sohel sohini sohrab soji sokhna solange soledad solly solmaz
  somaya somayeh somesh somhairle somnath somsak somto somtochukwu sonakshi sonalika sonam sondos sondra soner songul
  songül soni sonu sonya sookdai sookdeo sookram sooraj sope sophronia soraya sorley soroush sosina soso sota soudabeh
  soufiane souhila soukaina souleymane soumaya soumili soumitra soumya soumyaa soundarya sourav souvik spandana
  spurgeon sravani srdjan sreedevi sreeja sreelakshmi sreelekha sreenivasan sridevi sridhar srija srijana srijita
  srikanth srilekha srinath srinivasan sriram srishti srishty sruthi ssali ssemakula stace staci stacie stacyann stana
  stanislaus stanislava stanka stanton starla starlin stef stefani stefanie steff stefka stefon stellamaris sten
  stepan stephania stephany stephon steuart stevan stevie stevo stewie sthembiso stig stine stiofan stiofán stiubhart
  stiùbhart stjepan stoyan stu stuey stuie sture stéphanie suad suanne suat subba subhadra subhashini subodh subomi
  subramaniam subramanian subrata suchart sucheta suchi suchismita suchita suchitra sudarshan sude sudeep sudeepta
  sudesh sudeshna sudhakar sudheer sudie sudip sudipta suellen sufia sugandha suha suhad suhail suhaila suhana suhani
  suharto suhas suhasini suheyla suhrita suibhne sujatha sujay sujit sujoy sukanya sukey sukhdev sukhi sukhwinder suki
  sukran sukriti sukumar sulabha sulaiman sulakshana sulastri sulbha sule suleiman sulekha sulochana suma sumaira
  sumaiya sumalee suman sumana sumangala sumathi sumati sumedha sumeet sumeyye sumiko sumitra sumner suna sunaina
  sunan sunanda sunandini sunayana sunbo sundar sundaram sungmin sunitha suniti sunkanmi sunmi supaporn suparna
  suprabha suprita supriti supriya surabhi suraj suranga suranjana suravi surbhi surekha surendra surendran sureyya
  surinder surjit suruchi surujpaul surupa surya suryakant susana susann susanne susantha susara sushant sushanta
  susheela sushila sushmita sushmitha sushree susilo susmita susumu sutrisno sutton suvarna suvarnalata suvidha suzan
  suzann suzanna suzannah suzette suzi suzy svein swagata swaminathan swapan swapna swapnali swapnil swara swarna
  swarnalata swarnali swaroop swathi sweety sweta sybilla syble syd sydnee sydni sydnie syeda sylas sylvain sylvanus
  sylvester sylviane sylvie synnøve szymon sárait séafra séamaisín séamas séamus séan séarlait séarlas sébastien sékou
  sìleas sìneag síle síoda síofra síomha süheyla süleyman sümeyye süreyya sıla tabassum tabatha tadala tadashi tadeo
  tadesse tadgh tadhgie tadiwa tadiwanashe taeyang tafadzwa taft taha tahani tahar tahereh tahira tahlia tahmina
  tahmineh tahsin tai taichi taika taiwo taiye taj tajay takalani takashi takondwa takudzwa takumi takunda talan talat
  talatu talgat talha talib taliesin taliyah tallulah talmadge talmage tama tamanda tamanna tamar tambudzai tamecka
  tameika tameka tamera tamesha tami tamia tamihana tamiko tammas tammie tammy tamoy tamra tamrat tamzin tanaka
  tanatswa tanawat tanay tanaya taner tanesha taniela tanika tanima tanique tanirika tanish tanishka tanishqa taniyah
  tanmay tansel tanu tanuja tanushree tanushri tanusree tanveer tanvika tanvir taonga taoufik tapan tapasi tapasya
  tapati tapio tapiwa tapti taraji tarak tarana taraneh taranjit taravati tarek tareq tarini tariro tarisai tarja
  tarkan tarla tarulata taryn tarık tashana tashi tasi taslima tasneem tassadit tate tatjana tatsuya tatum tatyana
  tavares tavis tavish tavita tavon tawana tawanda tawanna tawfik tawfiq taya tayeb tayfun tayla taylan taylor tayyab
  tayyaba teagan teague tearlach tearlag teasag tebogo teboho tecwyn teddie teemu teena teenie tega tegid tegwen
  tegwyn tehani tehmina teifion teige teisha teiva tejal tejaswi tejaswini tejinder tekin teleri telma temeka temidayo
  temilade temilola temiloluwa tempie temur temwa temwani tena tendani teneisha teni teniola tenisha tenley tennie
  tennille tenzin teodora teodoro teoman teresia teresinha teresita teri terje terrell terrica terrie terrill tertia
  terttu teshome tesni tessanne tessie tetsuo tetteh teuila tevfik tevita tewodros tex texie teàrlach thabang thabile
  thabiso thad thadeus thady thalia tham thamsanqa thanapon thandeka thando thandolwethu thangaraj thao thapelo
  tharanga tharindu tharushi tharwat thato theckla thecla theda thembeka thembi thembile thembinkosi thembisa theodis
  theodosia theola theophila theophilus therese theron thierno thilini thirza thisara thobeka thobile thoko thokozani
  thokozile thom thomasina thor thora thorbjørn thornton thulani thuli thulile thulisile thuraya thurlow thurman
  thursa thurston thurza thérèse tia tiaan tiana tianna tiarnach tiarnan tiarnán tibbie tibby tichaona tidiane tien
  tiernach tiernan tierney tiernán tiesha tieve tighearnan tighearnán tihana tihomir tiina tiisetso tikisha tilahun
  tilak tillie tilottama timea timmie timmo timoteo timur tinashe tinku tinley tinotenda tinsleigh tinsley tinu
  tinyiko tionna tipene tirunesh tisha tithi titilola titilope titu titus tiwa tiwalade tiyamike tlotlo toan tobi
  tobyn tochukwu todor tolbert tolga tolulope tomasina tomeka tomika tomina tomislav tomiwa tommaso tommie tommo
  tommye tomos tomás tonderai toney tongai tonia toniann tonisha tonja tonko tono tonya topsy toral torcuil torgeir
  torie torill torin tormod torran torrie torrin torstein toshia toshiko toshio tosin totoy touraj tove towanda towela
  toya toyin toño traci tracie traolach trayvon treasa trecia treena trefor tremaine tremayne trena trenell trenice
  trent trenton tressa tressie trev treva trevin trevon trey treyvon tricia trilok trina trinh triona tripp tripti
  trishala trishna tristen tristian tristin triston tristram triveni trond truda trudi trudie truett truman trung
  truphena truphosa trupti trygve tryphena tryphosa trystan tríona tsakani tsehay tsepo tshala tshegofatso tshepang
  tshepiso tshepo tshibangu tshidi tshifhiwa tshilidzi tsholofelo tsitsi tsungai tsuyoshi tsvetan tsvetelina tudno
  tudur tugce tugrul tuhina tuija tukai tukaram tuktuki tulay tulika tulin tumelo tumi tumisang tumisho tumpa
  tumusiime tumwesigye tunc tuncay tuncer tunji tunç tupou tural turan turgut turhan turid turkan turlough tursunoy
  tushar tuti tutul tuyet tuğba tuğrul tuğçe twaambo twila twisha twm twyla tychicus tye tyeisha tyesha tyisha tymofiy
  tyquan tyra tyree tyreek tyreke tyrese tyrina tyrique tyron tyshawn tèarlag tíernach tòmas tülay tülin türkan tāne
  ubaid ubax ubong uche uchechi uday udaya udayan udita uduak ufuk ugochi ugochukwu ugonna ugur uilidh uilleam uilliam
  uinseann uisdean uisdeann ujala ujjwal ujjwala uju ulas ulaş ulku ulla ulrik ultan ultán ulugbek ulviyya ulysses uma
  umair umaira umang umaru umashankar umberto umeko umer umesh umida umuhoza umutoni unathi unnati unni unnimol upali
  upasana upendra upul urbano urho urmi urmil urmimala urska urszula urvashi urvi usain ushma uthman utkarsh utku
  utsav uttam uttara uwase uwimana uzoamaka uzoma uzziah uğur vahid vahideh vaiana vaibhav vaidehi vaijayanti vairi
  vaishali vaishnavi valarie valary valda valentin valentino valentín valeria valeriy vallari vallary vallie valma
  valrie valéria valérie vanaja vanamala vance vanda vandita vandya vani vanita vanitha vanja vannie vanshika vanya
  varada varalakshmi varghese varnika vasanth vasantha vasanthi vasanti vasavi vashti vasil vasilka vasudev vasudevan
  vasudha vasudhara vasumati vasundhara vatsal vatsala vaughan vaughn vedant vedanti vedat vedika veenu veerendra
  vegard veikko velda veli velimir velina velma velu velva venie venita venkata venkataraman venkatesh venkatraman
  venugopal verda verdie verena vergie verl verla verle verlin verlon verlyn vern verna verne vernell vernice vernie
  vernita verona versie vertie verónica vesela vester veysel vhairi vhari vibeke vibha vic vicenta vicente vicki
  vickie victorine vidar vidhi vidhya vidia vidiadhar viditi vidula vidushi vignesh vihaan vihaana vijaya vijayakumar
  vijayalakshmi vijayalaxmi vijayan vijayanthi vijayashree vijaylaxmi vijeta vika vikas vikash vikki vikramaditya
  vikrant viktor viktoriia viktorija vilas vildan viliame viliami ville vilma vimala vimbai vimla vimukthi vinaya
  vinayak vinaysha vincenzo vindhya vineela vineeta vinh vinie vinit vinita vinitha vinnie vinny vinodh vinodini
  vinson violette vipasha vipula viraj virali virat virender virendra virgie virgil virgilio virginie visalakshi
  vishakha vishala vishu vishwanath vishwas viswanathan vitalis vitaliy vitaly viti vitka vitor vitthal vittoria
  vitória viv vivaan vivi viviana vivianne vjeko vladislav vlado vlasta vojtech volkan volney vonda vonetta vongai
  vonnie vrinda vrishti vritika vrushali vuqar vusi vusumuzi vutomi vuyani vuyiswa vuyo vuyokazi vyjayanthi vânia véro
  vüqar waceke wachira wadzanai wafaa wafula wagdy waheeda wahiba wahid wahyu wairere wairimu waithera wakeelah walaa
  waldek walton wambua wanderley wandile waneta wangari wangechi wangui wanida wanja wanjala wanjohi wanyonyi waqar
  waqas warda wardell warsame wasantha wassila wassim wasswa waswa wataru wati watson wattie watty wava wavell waverly
  waweru waylon wayua wazza webster wekesa weldon wena wenda wendal wendel wendi wentworth wes wessel westin weston
  wezi whetu whina whitney wiam wichai widad widline widodo wiesia wieslaw wijaya wikitoria wilber wilberforce wilbert
  wilburn wilda wiley wilf wilford wilfredo wilhelmine wilkie wilkin willard willene willia williamina willis
  willodean wilmer wilner wilson wilton windell winfield winford winn winona winslow winton wisly wissam witek
  wladyslaw wole wongani woodie woodrow woodson worku wrenlee wrenley wulan wull wullie wyatt wycliffe wyman wyn
  wynand wynford wynn wynne wynnie wynona wynter wynton wīremu xaliimo xander xanthe xasan xavi xiomara xola xolani
  xoliswa xuan xzavier yacine yadiel yadira yael yago yahaira yahaya yahia yahir yaima yakubu yalcin yalda yalçın
  yamikani yamil yamila yamina yamini yamuna yana yanet yanique yanti yao yaqub yara yareli yaretzi yaritza yaroslav
  yasaman yasar yasemin yaser yashasvi yashaswini yashika yashna yashoda yashodhara yashpal yashraj yashvi yashwant
  yasiel yasmeen yasmina yasodha yasser yassin yassine yasuko yatin yavor yavuz yawa yayra yazan yazid yaşar yeboah
  yeganeh yehia yeji yelda yelena yeliz yemisi yerlan yesenia yesim yessenia yetkin yetta yeukai yevgeny yewande yeşim
  yigit yinka yissel yiğit yngve yoandry yoani yoel yogendra yogita yohan yohana yohannes yojana yokasta yolande
  yolandi yolette yolonda yomi yomna yonela yordan yordanos yoselin yoshiko yoshio yosra youcef younas younes youngmi
  younus yousif yousra youssif youssouf youssra ysabel yucel yudelka yudi yuji yuka yukari yukiko yuko yuksel yukta
  yukti yuliana yulieski yulonda yumiko yuna yuni yunia yuniesky yunior yuriko yusufu yusuke yusuph yuta yuthika
  yuvika yuvraj yvan yvie yvon yvrose yücel yüksel yıldız yılmaz zablon zacchaeus zachariah zachery zack zackary
  zackery zada zadie zafar zafer zaheer zaher zahia zahid zahida zahir zaiden zain zainabu zainul zakariae zakia zakir
  zakiyah zalina zana zander zandi zandile zandra zane zaniyah zanna zareen zari zaria zariah zarina zariyah zayden
  zaylee zaylen zayn zaynab zayne zbyszek zdenek zdravko zeba zebedee zebulon zeca zechariah zedekiah zeel zeenat
  zeeshan zehra zeina zekeriya zeki zekiye zelalem zelia zeliha zeljka zeljko zella zelma zelna zelpha zenaida zenas
  zenebech zeno zenobia zenzele zephaniah zerrin zetta zettie zewditu zeyad zeyno zhaleh zhanar zhanara zhanna zia
  ziaur ziba ziggy zikhona zilan zilda zilla zillah zilpah zilpha zilphia zimkhitha zina zinal zineb zineddine zinhle
  zintle zione zipora zippora zipporah zita zivai zivko ziya ziyoda zizou zlata zlatko zodwa zoey zohaib zohra zohreh
  zoie zola zolani zoleka zollie zora zoraida zoubida zoubir zouhair zouzou zubaida zubayr zubeda zubeyde zubin zuhair
  zuhal zuhra zuhura zukiswa zuko zula zuleyha zuleyka zulfiqar zulfiya zyaire zygmunt zykeria zübeyde züleyha ùisdean
  ùna úna ülkü ülviyyə ümit şaban şahin şebnem şenay şener şengül şenol şeref şerif şerife şevket şeyma şule şükran
  şükrü žana željko`);
