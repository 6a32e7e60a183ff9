import { list } from './list.ts';

/** First names of many places that are hardly ever anything else, from a to e. */
export const firstNamesAToE =
  list(`aadhya aadi aadya aahana aaisha aakarsh aalok aanya aaradhya aarna aarohi aarush aarushi aarvi aaryan aashi
  aashish abiodun aashna aastha aayushi abaigeal abbas abbie abbigail abbooki abboudi abdallah abdel abdelaziz
  abdelfattah abdelghani abdelhamid abdelkader abdelkarim abdelkrim abdellah abdelmajid abdelrahman abderrahim
  abderrahmane abdirahim abdirashid abdo abdollah abdou abdoul abdoulaye abdulaziz abdulhamid abdulkarim abdulla
  abdullahi abdullatif abdulmajid abdulqadir abdulrahman abdulwahab abdur abe abebe abebech abebi abednego abeeku
  abeer abeke abeni abera abha abhay abhi abhijeet abhijit abhimanyu abhinav abida abigale abimbola abiola abisola
  abner abolfazl abosede aboudi abraham abram abubakar abwooli acaali acen achal achala achara acheng achola achraf
  adalyn adalynn adama adamhnan adamhnán adamnan adamu adanna adaobi adaora adarsh addie addison addy addyson adebisi
  adebola adedamola adedayo adedoyin adeel adeela adegoke adeiza adejoke adekemi adekunle adel adela adelbert adeleke
  adelina adeline adelyn adelynn ademola adenike adeniyi adeolu aderinsola aderonke adesina adesola adetokunbo adetola
  adetoun adetutu adewale adewumi adewunmi adewura adeyemi adeyinka adham adhamh adhiambo adhiraj adi aditri adjei
  adjoa adjoua adolph adongo adriano adrienne adrijana aduke adunni adunola advait adyeeri aedan aedán aelwen aengus
  aeronwen aeronwy afaf affoue affoué afia afonso afreen afroza afsaneh afshin afua afzal agastya agatha aggie
  agostino agustín agyei ahana ahlam ahlem ahmadreza ahmet ahsan aicha aideen aifric aigerim aigul aijaz aiko ailbhe
  ailean aileas aileesh ailein ailin ailis ailish ailín ailís aimee aimée aindrea aindreas aindriu aindriú aindréas
  aine ainembabazi aino aishwarya aissatou aisyah aitor aiyana aiysha aizhan ajani ajeng ajibola ajinkya ajit ajith
  ajoa ajoke akanbi akanke akanksha akanni akbar akeem akello akhilesh akhtar akiiki akil akilah akinlabi akinola
  akintola akintunde akinwale akinwunmi akissi akki akoth akshara akshat akshata akshita akwasi alaa alaba alabi alain
  alaina alaistair alake alanna alasdhair alassane alaw alawn alayna alban albano alberta albertina albie albin alborz
  alden aldo aldous aleah aleck aledwen alejandra aleksandar aleksandra alemayehu alemitu alena alenka alessio
  alexanderina alexandre alexandrina alexia alexina alexus aleyamma alf alfonzo alford alfre alfredo alfy algernon
  algie algy aliakbar aliasghar alibek alick aliou alioune alireza alisa alisdair alisha alisher alissa alister alivia
  alix aliyah aliye aliyu allen allie allison allister allyn allyson almagul almaz almeda almira alois alok alondra
  alonso alonza alonzo aloysius alpana alparslan alper alphonse alphonso altaf altagracia altan althea alton alva
  alvah alveena alvie alvina alvis alwen alwena alwyn alwyna alycia alys alyson alyssa amabel amadeo amadi amaira
  amalia amani amar amarachi amardeep amari amaris amarjit amarnath amaru amasa amaya amayra amba ambika ambreen
  ambros ambrose ambrós ameena amel amelie ameneh amey ameyo amihan amila aminata aminu amirah amirali amirhossein
  amirreza amisha amitabh amiya amiyah amjad ammar ammara ammini ammon ammu amol amoli amooti amope amparo amr amruta
  amya amélie anabel anagha anahera anahita anaisha analia analyn anamika anandi anant anara anashe anass anastacia
  anasuya anaya anayra ancil anderson andi andie andreas andreia andrej andres andrewina andries andrija andrina andré
  andrés aneela anees aneirin anest anesu angelia angelica angelina angeline angelique angelito anggi angie angoori
  angusina anica aniceto anike anila aniruddha anirudh anish anissa aniya aniyah anjaly anjola anjolaoluwa anju anjum
  anka ankur ankush anmol annabella annabelle annaliese annalise annapoorna annapurna anndra anneli annelie anneliese
  annelise annelize annemarie annest annmaria annmarie annu anong anouar anoushka anselm anshul anslem ansley anthea
  antjie antoinette anton antonia antonija antwan antwon antónio anubha anubhuti anuj anuja anula anumita anup anupam
  anupama anupriya anuradha anurag anusha anuska anusuya anvita anwara anwen anyango aodh aodhan aodhán aoibhe
  aoibheann aoibhin aoibhinn aoibhín aonghas aonghus apala aparajita aparna apeksha apenisa apinya apiyo apollonia
  appiah appu apu apuuli aqeel aquila araali araba arabella araceli aracelis aramide araminta aranwen aravind aravinda
  archita arda ardak ardal ardell ardella arden ardis ardál areej arelis arezoo arezou arham ari arianna arianwen
  arianwyn arief ariella arielle arijit arindam arinze arisa arlette arlie arlin arline arlis arlo arman armand
  armando armin armstead arna arnab arnaldo arnaud arne arnel arnetta arno aron arooj arpana arpit arpita arpitha
  arran arren arron arsen arshad arshia arslan artair arthit artie artin artur artúr aruna arundhati arunima aruzhan
  arvel arvella arvid arvil arvilla arvin arvind arvinder arwa arwel arwen arwyn arya aryan aryanna arzu asa asabe
  asabi asake asami asamoah asanka asante asare asawari asbjorn asefa asel asenaca aset asfaw asghar asher ashima
  ashkan ashlee ashly ashlyn ashlynn ashmita ashraf ashton ashu ashura ashutosh ashwika ashwini asifa asifiwe asiimwe
  asim asiya askar asli aslihan aslı aslıhan asmaa asmi asri assad assane assefa assel asta astha astou asuman atakan
  ateenyi atefeh athanasius atharva athena athol atholl athumani atiku atilla atim atinuke atishi atiya atsu atsuko
  atuhaire atul atupele atwooki aubree aubrie aubry aubyn audley audra audrina augie augusta augustin augustina
  augustine augusto auma aurelia aurelio aurélie avah avani avanti avantika averil aviana avice avika avinash awad
  awel awen awena awilda awino awstin awuor ayaka ayako ayan ayana ayanna ayat ayaulym ayaz aydin aydın ayele aygul
  aygül ayhan ayinde ayinke ayisha aykut ayla ayman aymen aynur aynura aynurə ayo ayobami ayodeji ayoka ayokunle
  ayomide ayomikun ayoola ayotunde ayoub aysegul aysel aysenur aysun aytan ayten aytən ayush ayushi ayça ayşe ayşegül
  ayşenur azad azadeh azam azamat azariah azeem azita aziza azra azubuike azza aïcha aïssatou babacar babafemi babai
  babajide babak babalola babirye babita babli bablu bably babs babu babylyn bachir bader badia badri bahadır bahareh
  bahman bahram bailee bailey baillie bakar bakari bakary bakhyt bakr bakul bakyt balaji balbir baldev balraj balram
  balwant bambang bamidele banafsheh banita banji banke bankole bantu bapi bappa baptiste baran barasa bardia barkha
  barrie barrington bartek bartholomew bartle bartley barty basanti basdeo bashar basit bassem bassey batool batuhan
  bayani baylee bayo baz bearnard beathag beathan beaulah beccy becki beckie bedia bedwyr beena begoña begüm behiye
  behnam behnaz behrooz behrouz behzad beibhinn bekelech beldine belgin belkacem belkis belma belva belén benazir
  benedetta benedicta benita benito benja benjamín benjie benjiman bennett bennie benta berenice beresford berhane
  berhanu beril berit berivan berkay berna bernadine bernarda bernardo bernice berniece bernita bert berta bertha
  bertram berty berwyn besim bess bethag beti betrys betsan betsy bette bettie betül beulah beuno bevan beverly beyhan
  beyza bhagat bhagwati bhagyashree bhagyashri bhairavi bhanu bharath bharathi bharati bhargav bhaskar bhaskara
  bhavana bhavani bhavesh bhavin bhim bhoomi bhoomika bhumi bhumika bhupinder bhushan bhuvana bhuvaneshwari bibek
  bibiana biddy bijan bijay bijoy bikash bikram bilel bilkisu billa billie billu bilquis bimal bimala bimla bimpe bina
  bindi bindiya bindu binh binita binod binta bintou biodun biola bipin birdell birger birgitta birhanu birtie
  birtukan biruk bishnu bisi bismark bisola biswajit bitrus bitto bittu bituin biyi bizimana bjarne blaine blair
  blaise blaithin blake blakely blanaid blandine blathin blathnaid bleddyn blod blodwen blythe bláithín blánaid
  bláthnaid bláthín boakye boateng bobbi bobbie bodhi bodil boipelo boitumelo bokang bolaji bolanle bolat bolatito
  boluwatife bonface bonga bongi bonginkosi bongiwe boniface bonnie bonolo bontle boodram boone boonsri borge borislav
  borislava boryana bosede bosibori botagoz boualem boubacar bouchra boutros bowen bowie boyan boyce boyd boyet boysie
  bozena braden brady bradyn braeden braedon braelyn braelynn brahim branden brandi brandie brandon brandt branka
  brantley braxton braydon brayleigh braylen braylon breana breanainn breandan breandán breanna breanne breda bree
  breege brendon brenna brennan brennen brent brenton breonna bret briallen briana brice bridin bridín brielle brighid
  brigid brigita brigitte brijesh brinley britney britni britt britta brittani brittanie brittney brock broderick
  brodie brody brona bronson brooke brooklynn bruna bryanna bryant bryce brycen brychan brylee brynlee brynley brynmor
  brynn bryson bréanainn bríd bríghid brógán bróna brónagh bubai buchi buddie buford buket bukky bulti bumba bunmi
  bunty bunyamin bupe burak burcu burdette burnice burrell burt busayo bushra busi busisiwe busola bwalya byaruhanga
  bárbara béibhinn bülent bünyamin caden cadfael cadwaladr cadwgan cael caelan cagatay cagla caglar cahir cahit cahyo
  caiden cailean caio cairistiona cairistìona cait caitin caitlyn caitlynn caitlín caitriona caitríona cale calean
  calista calistus callahan callen callista callistus calum cameryn camilla camille camren camron camryn canan canberk
  candace candan cansu caoilainn caoilfhionn caoilinn caoimhin caoimhín caolan caolán caradoc caradog caren carey
  carissa carlee carlene carleton carley carli carlie carlo carlota carlton carly carlyle carmela carmelo carmo carola
  carolann carolanne carole carolynn caron caronwen carroll carron carson carwen carwyn caryl casen casey casimer
  casimir cason cass cassidy cata catalina caterina cath cathair catharine cathaír cathie cathleen cathryn cati catrin
  catrìona catríona catws cavit cayden caylee cayson cecelia cecile cecily cedrick cedrych cefin cefni ceinwen ceinwyn
  ceiriog ceit ceiteag ceitidh celal celestine celina celyn celynen cemal cemile cemlyn cengiz cenk cenydd cephas
  ceredig ceren ceri cerian ceridwen ceridwyn cerwyn cetin cevdet ceyda ceyhun chago chaima chaitanya chaiya chalum
  chamara chamari chameli chaminda champa chanchai chanchal chanda chandan chandani chandima chandler chandni chandra
  chandrakala chandrakant chandrakanta chandralekha chandramukhi chandran chandrani chandrashekhar chandrika
  chandroutie chansa charan charanjit charbel charisse charita charito charla charleigh charles charley charli
  charline charlotta charmaine charulata charvi chas chasity chathura chathurika chauncey chauncy chawanangwa chaïma
  cheikh chelagat chelimo chelsey chelsie chemutai chenai cheo chepkoech chepngetich cheptoo cheri cherie cherise
  cherono cheruiyot cheryle chet chetna cheyanne chhavi chhaya chhotu chibuike chibuzo chidiebere chidinma chido chie
  chiedza chieko chifundo chigozie chihiro chijioke chika chike chikku chikondi chikumbutso chileshe chilufya
  chimamanda chimwemwe chinelo chinenye chinmay chinmayi chinnu chintan chintu chinwe chinyere chipego chipiwa chirag
  chiranjeevi chisha chishimba chisom chisomo chloé chona choolwe chotu chrissie chrissy christa christabel christelle
  christi christiaan christiana christie christo christy chukwudi chukwuemeka chukwuma chunni chutki cianan cianán
  ciarán ciera cierra cigdem cihan ciku cillin cillín cindi cindy ciorstaidh ciorstaigh ciru cissie cissy citra
  clarance claribel clarice clarissa clark claud claudie claudine claudio claudius cledwyn clelia clell clement
  clementina clemmie cleo cleon cleona cleta cletis cleve clifton clint clinton cliodhna cliodna cliona clora cloris
  clotilda clotilde clovis cloyd clyne clíodhna clíodna clíona cobus coby codie cody cohen coilin coilín coinneach
  colby cole coleen coleman colleen colleta colley colman colmán colten colton colum columba colwyn conall concetta
  conchobhar conchur conchúr conleth conley connaire connell conner conroy consolata constance conway conwy conán cora
  coralee coralie coraline corben corbett corbin cordelia cordell cordie cori corine corinna corinthia cornelia
  cornelius corrado corrine cortney cory cosima cosimo coskun cosmas cosmo coumba courtland courtney coyt coşkun
  creola cressie criostoir criostóir crisanto crisiant crispin cristal cristiana cristiano cristóbal cronan críostóir
  crónán cullen cuneyt cuong curstaidh cuthbertson cuán cybi cynan cyndi cynon cyprian cyrus cáit cáitín cécile céline
  césar cúán cüneyt daequan daf dafi dagny dahy daichi daina daire daisha daithi dajuan daksh daksha dakshina dalal
  dalisay dalitso daljeet daljit dalton damarcus damari damarion damaris damayanti dambar damhnait dami damini damion
  damir damith damián damo damodar damola damán dana danae dandre dane danette dani danica daniella daniil danika
  danita daniyar danjuma danladi danna danuta danyal daouda dapo daquan dara darach daragh darby darcey darci darcie
  daren daria darian darien darin dario darion dariush darko darla darold daron darran darrel darrin darsh darshana
  darshani darshika daryl daryn dashawn dashiell dasia dauren davey davi davian davin davina davion davis davo davonte
  davood davor davy dawie dawit dawne dawson dax daxton daya dayana dayanara dayani dayna dayo daz dazza deaglan
  deaglán deana deandra deandre deangelo deann deanna deanne deano dearbhail dearbhla debashish debasish debbi debby
  debora debra debs dechen deegan deeksha deena deepali deepanjali deepshikha deepti deepu deeqa deian deicws deidre
  deilwen deiniol deio deion deirbhile dejan deji dejuan delali delaney delanie delano delaram delbert delfina della
  delma delmar delmas delmer delmus delores deloris delos delpha delphine delton delwen delwyn delyth demarco demarcus
  demario demarion demba demeke demelza demet demetria demetrio demetrius demilade demola demond dena denice denisa
  denisse deniz denny denton denyse denzil deogratias deoiridh deokie deon deonarine deondre deonte deorsa dequan
  dereje derfel derick dermod derval dervila dervilla derwen derwena derwyn derya deryk deryn desean deshaun desiree
  desislava dessa destinee destiney dev devaki devan devansh devanshi devante deven devendra devika devin devon devonta
  devonte devraj devyani devyn dewald dewitt deòiridh deòrsa dhananjay dhanashree dhanraj dhanush dhanya dhara dharam
  dharmendra dhaval dheeraj dhiraj dhriti dhruvi dhvani dhwani dian diandra diane dianna dianne diarmaid diarmait
  dicie dickson dieudonne dieudonné dieula dieumerci dieuseul digby dikeledi diksha dilan dilani dilara dilawar dilbar
  dilber dildora dilek dilfuza dilhani dilini dillan dillard dillon dilnaz dilnoza dilrukshi dilshad dilshan dilshod
  dilwen dilwyn dimakatso dimitar dimpho dinah dinara dindo dineo dinesha dinkar dinko dinu dinusha diogo dione dionne
  dipa dipak dipali dipanwita dipesh dipika dipo dipti dipu dipuo ditka divakar divyanka divyansh djamel djamila
  dobromir doddie doddy dodong dogan dohyun doireann dolina dollie dolon domen domenick domenico domhnall dominick
  dominik dominika dominique donagh donaidh donalda donaldina donaldine donall donatella donato donatus donavan
  donavon donella donette donie donita donnacha donnamarie donncha donnchadh donnell donny donogh donough donovan
  donta dontae donte dorcas dorean dorene doretha dori doriana dorie dorinda dorje dorothea dorrie dorris dorsey
  dortha dorthy doto dotun dougal dougald dounia dovie dovile doyin doyle doğan draupadi draven drishya driss drupatee
  drusilla duane dudley dudu duduzile dugald duggie dughall dughlas duje dulani dularie dulcie dumisani duong durga
  durgesh durojaiye dursun duru dushyant duygu dwyane dwynwen dyfan dyfri dyfrig dyl dylis dymphna dzifa dáire dáithi
  dáithí dáragh déaglán débora dòmhnall dónal dónall dùghall dúghlas eabha eachann eadaoin eadie ealair ealasaid
  ealasaidh eamann eamonn eanan eanna eanraig earle earnestine easton ebby ebele ebenezer ebere ebo ebonie ebrahim
  ebrima ebru ebun ebunola ebunoluwa ece eckie ecrin eda edanur edd eddy edem eden edgardo edie edilene edison edita
  edmond edoardo edsel eduarda edwidge edwina edwy edyta edythe efa efan efe effa effraim eflyn efraín efren ege egil
  egle eibhear eibhleann eibhlin eibhlín eiddon eiddwen eifion eiji eiko eilian eilir eilis eilish eilwen eily eilís
  eimer eimhir eiméar einar einion einir eino einon einwen eira eirian eirianwen eirion eirios eirug eirwen eirwyn
  eirys eithne ejaz ejike ejiro ekaete ekanta ekene eknath ekow ekrem ekua elaheh elain elaina elam elayne elba elbert
  elberta elbie elcin elda elden eldon eldora eldridge eleazer electa elen eleonor elfrieda elfyn elgan elham eliana
  elianna elihu elikem elin elina elinor elis elisabeth elisabetta elisapee elisapie eliseo elisha elissa elkana
  elkanah ellery elli elliana ellianna elliemae elliw ellsworth ellwood elma elmarie elmira elmo elmore elna elnaz
  elnora elnur elouise elowen eloy elroy elsabe elsabé elsan elspet elspie elva elvan elvera elvie elvin elvira elwen
  elwin elwood elwyn elyse elza elzbieta elzie elçin elşən emad eman emanuela emanuele emberly emberlyn emel emelia
  emely emenike emer emerie emerson emersyn emile emilee emilie emina emmalee emmaline emmalyn emmalynn emmanuela
  emmanuella emmanuelle emmarie emmeline emmet emmie emmitt emmy emogene emory emrah emrys ena encarna endang enes
  enfys eniola enitan enlli enobong enoch enock enola enos enric enrico enver enya enyonam enzo eoghan eoghann epeli
  ephraim eppie erasmus erastus ercan ercilia erdal erdem erdogan erdoğan eren erfyl erick ericka erkan erki erlan
  erlene erlinda erma ermek ermelinda ernestina ernestine ernesto erol ersin erskine ertan ertugrul ertuğrul erwin
  erwyd erykah eryl eryn esau esen esha eshan eshani eshika esi esin eskil esma esmaeil esmat esmeralda esra esraa
  essam essie esteban estefania estel estela estell estella ester estes estevan estill esyllt etain etha ethelbert
  ethelwyn ethelyn ethna etienne etsuko etta ettie etty eudora eugenia eugenie eula eulah euphemia eura euronwy eurwen
  eurwyn euryl euryn eusebio eusebius eustace evadne evalena evaline evalyn evander evaristo evaristus evelina eveline
  evelyne evelynn everald everett everlee everleigh everly everlyne everlynn evita evonne ewaoluwa ewart ewelina ewell
  ewen exie eymen eyram ezekias ezgi ezinne ezzat eámon eòghan eòin eóin àdhamh ádhamh áengus áilbhe áine çağatay
  çağla çağlar çetin çiğdem èibhlin éabha éadaoin éamann éamon éamonn éanna éibhear éilis éimear élisabeth émile
  émilie étaín étienne`);
