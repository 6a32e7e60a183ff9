import { list } from './list.ts';

/** More first names of many places that are hardly ever anything else, in the order of their letters. */
export const moreFirstNames =
  list(`aadi aaradhya abbas abdallah abdelrahman abdo abdou abdulla abeer abha achal achala achara adarsh adeel adjoa
  adriano adrijana advait afaf afia afonso afreen afshin afua afzal agostino agustín ahlam ahmet aiko aileas aino
  aisyah aitor aiysha ajeng ajit ajoa akanksha akeem akil alaa albano alberta aldo alejandra aleksandar aleksandra
  alenka alessio aleyamma alfredo alick alisha aliye alok alonso althea amadeo amadi amalia amani amar amaru ambika
  ameyo amihan amirhossein amjad amol amparo amruta anabel anagha anahera analyn andi andreas andreia andrej andres
  andrija andré andrés anesu angelina angelito anggi anica aniceto anish anjum anka ankur anndra anneli annmarie anong
  anton antonia antonija antónio anuj anupama anuradha anuska anwen anyango aparna apinya araceli aravind areej arezoo
  arief arisa arlette armand armando arnaldo arnaud arne arnel arpita arthit artur arvid arwa arwel arwen arya asami
  asante asbjorn ashkan aslı asmaa asri assad asta atsu atsuko atul augusto auma aurelio aurélie avinash awad awino
  ayaka ayako ayat ayman aysel ayten ayça ayşe azadeh aziza azubuike babak babita babu babylyn bahadır bahman balraj
  bambang baptiste bartek bayani baz beathan begoña behnam behrouz belén benedetta benito benja benjamín benjie
  berenice berit bernarda bernardo beti betsan beyza bhanu bhaskar bhavana bhavesh bhupinder bijan bijoy bina bindu
  binh birger birgitta biruk bituin bjarne blandine blodwen boakye bodil bongi bongiwe boodram boonsri borge borislav
  borislava boryana boyan boyet boysie bozena branka brigita brigitte britt britta bruna burak burcu bushra busisiwe
  bárbara bülent cahyo calum camille carlo carlota carmela carmelo carmo carwyn cata catalina caterina catrin cefin
  cemal cengiz ceri cevdet chaiya chanchai chanda chandan chandni chandra chandrika chandroutie charan charito chie
  chiedza chieko chihiro chika chikondi chimamanda chinwe chisomo chona christelle chukwuma citra claudio clelia
  clotilde colleen conall concetta corrado cosimo crisanto cristiana cristiano cristóbal cuong céline césar dagny
  daichi daksh dalal dalisay dalitso daljit damini damir damián dana daniil danjuma danuta dara daria dario dariush
  darko darsh davey davi davo davor daya daz dazza deandre debasish debbi debra debs deepti deio dejan delfina
  delphine delyth demet demetrio demetrius denisa deniz dequan derya desislava devendra devika devonte dhanraj dhanush
  dian dilara dilek dilshad dilwen dimitar dindo dineo dinko diogo dipti ditka dobromir dodong dohyun doireann dolon
  domen domenico dominik dominika dominique donatella donato doriana dougal dovile duje duong duygu débora eabha ebele
  ebru edem edgardo edilene edita edoardo eduarda edyta efraín efren egil egle eiji eiko einar eino eira eirwen eithne
  ejike ekene elba elen elikem elin elisabetta eliseo elvira elzbieta eman emanuela emanuele emel emina emrah encarna
  endang enitan enric enrico enyonam enzo eoghan ercan erdem erkan erki erlinda ermelinda ernestina ernesto erol erwin
  eskil esmeralda esra esraa esteban estela etienne etsuko eusebio evaristo ewelina ewen ezinne fabiana fabien
  fabienne fabio fabrizio fadi fadia fadwa fahad fahim fajar falguni faraz farhad farideh farnaz farzad fatema faten
  fathi fatma fausto fauzia fawzi fearghal federico felicia felipa felipe ferdie fereshteh ferga ferhat feride fermín
  feroz feven figen fiifi fikile filip filipa filippo filiz filomena finbarr finn finola fitri flavia flavio florbela
  flordeliza florencio florent florian forough francisca franck franco franjo frantisek fredrik frida frode fulgencio
  fumiko fumio funda funke félix gabija gabriele galya gamze ganesh garfield garima gaspar gauri gazza gaël gcobani
  gearoid geneviève genji gennaro genoveva genowefa geordie gerardo ghanshyam ghassan ghislaine giacomo gian giang
  gianluca gianni gifty gilberto gilles gintaras giorgio giovanna girija gita giuliana giulio gladis glenroy glyn
  glynis goca goce golnaz gonzalo gopi gosia govinda grazina greer grete grégoire gudiya gudrun gugu guido gunhild
  gunilla gunn gurdeep gurmeet gustav guto gwenllian gwladys gwynfor gökhan gülay güler gülsüm habiba hadeel hadiza
  haifa haitham hakuto halil halime haluk halvor hamad hamdi hande hanin hanne hannu hany harald harbhajan harini
  haripriya harjit harshad hartono haruki haruko hasan hatem hatice hauwa havva hayat heba hege heikki heitor helge
  helmi hema hemlata hendra henrique henryk herminia hermínia hernán heulwen hideki hideo hien hieu hikari hilario
  hilja himani hine hinemoa hinewai hiren hiroaki hiroki hiroko hiroto hisako hisham hitomi hoang hooman horacio
  houman hrvoje hulda humberto huong hynek hyunwoo hywel håkan héctor hélder hülya hüseyin iain ianto ibtisam ichiro
  ihab ijeoma ikechukwu ikenna ikram ilaria ilhan ilian ilker ilona ilze imad inas inday indu inge ingeborg ingegerd
  inger inma innes intan intisar inés ioane iolanda iolo iorwerth ipek irfan isabela isabelle isagani isamu ishwar
  isidoro isidro isioma islwyn ismet israa itsuki itumeleng ivanka ivar ivaylo ivica ivone jaakko jaber jabulani
  jacinto jacko jacky jacopo jacq jadranka jagat jagjit jagoda jahan jahmai jaideep jaime jairo jairus jaleh jamarcus
  jamesie jamil janelle janette janne janvi jarmila jaroslav jasmina jasna jaswinder javon jaya jayant jayanti
  jayashree jenni jennie jesper jessie jesús jignesh jihan jihoon jinky jitendra jitka jiyeon joana joaquim joaquín
  johnno joko jolana jomo jonalyn joni jordi jorunn josefa josefina joselito josephina josip jovan jovelyn jovica
  jozef jozefina joël jude judi juha juhani juho jules julien julieta juliette jumana junichi junie junjun junko juraj
  jurate jure jurij jussi justina justino juvy jyothi kaarina kadeem kadian kadir kagiso kailash kaisa kaito kalina
  kalle kamini kamon kanako kanta kanwal kaori kaoru kara karel kari karianne karin kariuki karolis karsten kartika
  kartini karuna kath katja katri katsumi kaushalya kaveh kayleen kazuki kazuo keira keita kelsey kemal kemar kendra
  kenichi kenta kerem keron kerri kerstin kerwin kestutis kevo keyshawn keyvan keziah kezza kgosi khalil khanh khanyi
  khawla khoa khumbo kian kieron kieu kiko kimmo kinga kire kirsi kirsteen kirstie kirti kishana kiyoko kiyoshi
  kjersti koffi koichi koji koray korkor kris krish krista kristen kristian kristijan kristin kristina kristoffer
  kristy kristyna krupa ksenia kuda kudzai kumiko kunal kurian kwaku kwasi kyoko kyungsook lacey ladan ladislav
  laetitia laima lakshman lale laleh lani larisa larry lashonda lata latasha latha latisha leandro lebo lebogang leda
  leigh leire lejla lennox leonardo leonel leonora leopoldo leota lestari leszek letitia levent liana liberto licia
  lidija liezl ligaya ligia lila lilia lindani lindy lisbet lito liv ljiljana llew lloyd lluís lokesh lora loren
  lorena lori losa losaline lote lowell lowri loïc luana lubomir luciano lucien ludovic ludvig luigi luisa lujain
  lukasz lulu lungile luzviminda lwazi lynsey lyuba maarit mabli maciej macsen maddy madhavi madison mafalda magdalena
  magne mahendra mahin mahnaz mahsa mahtab maija maiko mairead maite maitri makeda makoto maks maksym malachi malak
  malathi malgosia malia malin malky mamoru manaia manar manav mandeep manijeh manjit manjula manmohan manny mansa
  manuela marcelo marci marcial marcio marcos margarida margie margo mariangela mariano maribel maricar mariela marija
  marijana marika mariko marilyn marin marinko marivic marja marjolaine markku marko markus marla marsha marte martim
  martine martti marty marv maryann marília masaki masaru masashi masato masoud matej matheus mathis matija mato
  matthias mattias matías maude maura maurizio mauro maurício maxime maysoon mayumi mayur mazen mbali meenal meg
  megawati megh meghan megumi mehrdad mehul meinir meirion melchior melchor mele melek melinda melis meltem menna
  mensah meral meredith merfyn merle merlene mert merv merve mervin mervyn metin mette micaela michele michèle mick
  mickaël midori mieczyslaw mieko migs mihaela mihail mihangel mijin mika mikael mikey miki mikko mikolaj milagros
  milan milana milena millicent miloslav mimi minako minal minho minoru miodrag mira miranda mirela mirella mirjana
  mirko miro miroslav miroslava misozi mitsuko miyu miyuki mizuki mladen moana modesto mogens mohamad mohini mohsen
  moisés momoko monserrat montserrat morgan morgane morten morteza mostafa mpho mridula muireann muiris mukta mumbua
  murat murdoch murni murugan muthoni myles myrna myron mónica müge nadege nader nadezhda nadège nafisa nagma nahid
  nahla naina najla najwa nakato nakia nalan namita nanako nanci nanda nandi narciso naree narendra narges narinder
  nasim natalija natasa nathalie natsuki natsuko nattapong navid navin navneet nazanin nazik nazlı ndidi neasa necla
  neda nedim neel neelam neeraj neeta nela nelson nenad nenita nermin nesrin nesrine nessa nesta nestor nettie nevena
  nevin ngaio ngan ngoc ngoni nhung nichola nicolò nidal nihat nika nikas nikau nikica nikki niklas niko nikola
  nikolina nilda nilgün niloufar nilüfer nima nimfa ningsih nirav nirmal nisar nishant nisreen nitesh nittaya nitya
  nives nkechi nkem nkosana nobuhle nobuko nobuo noeleen noelia noelle noemí noha nokuthula nollaig nombuso nonhle
  nonoy noora norberto norris nosipho nouf nozipho noémie ntombi ntsiki nuray nurcan nuria nurul nuwan nyokabi nélida
  nélson oanh octavio oddvar odile odion ofelia ogechi ognjen okafor okan okello okon olabisi oleh olivier olufemi
  olwen olívia omero omid omkar omolara ondrej onur onyeka oona orathai orhan oriol ornella osamu oskar ostap osvalda
  osvaldo othneil otávio oumar ovid owain oxana ozan ozzie oğuz paavo paballo pacita padmini padraic paige palesa
  paloma pania pankhuri parisa parker parul parvathi parvin pascale pascual patrice patrizia patrícia patsy patti
  paulette paulina paulo pavithra pavla pavle pavlo payal payam peadar peca peder pegah pejman penelope perla pernille
  pertti petar peyman phillip phillipa phindile phong phuc pierluigi piero pietro piotrek poonam pouya prabha prachi
  pradip pramila pramod pranee precy predrag prerna priscila pritam priti priyam priyanshu proinsias prue purificacion
  pushpa putri putu quame quinn quinton quique quoc quyen quynh rabab radica radmila rado radoslav radovan rafa
  rafaela rafal rafe raffaele raghad raghunath rahmat raimonds raimundo rajan rajani rajendra raji rajini rajiv raju
  rama raman ramazan rameshwar ramil ramila ramin ramiro ramu ramón ranbir rangi ranjan ranjana ranjith rashad rashida
  ratih ratko ratna raveena rawan rawiri rawle razia raúl rebeca recep reema reena refilwe regina rehana reiko
  reinaldo remedios renato renaud renuka retno rewi reyhan reynaldo rhea rhett rhun rhydian rickie rico riddhi riitta
  rika rikke riku rima rina rishabh risto ritva riya rizalino rizki rizwan robbo robertas roddy rodolfo rogelio
  rogério roksana rola rolly romain romana romina rommel romualda romualdo ronaldo ronda rongo roopa roopnarine
  rosalba rosalinda rosalyn rosalía rosamma rosaria rosaura roseanne rosendo rosetta roshaun rosita rosli rosnah
  rossella rosália rotimi roya royce ruairidh ruba rubina rubén ruchi rudi rudolf rudy rudyard rufino rukmini rupali
  rupesh ruqaya ruslan ryota ryszard rytis régine rémi rıza saara sabina sabita sabri sachiko sadhana sadiq sadık
  safaa sagrario sahil sakari sakshi saleh salem salih salmah salomé salote salvador salwa samanta sameh samiha
  samkelo sammy sanaya sanaz sancho sandeep sandrine sandro sanele sangita sania sanja sanjeev sanjiv sanna santhosh
  santo sapna sarala saraswathi sarla saroj sasa sathya satoko satomi satoru satu saud sava sayaka sayuri sebastijan
  sebastián sebastião seda seetha sefa sefina segundo selim selin selçuk semisi semra senad senan seonaid seoyeon
  serap serdar seren sergey sergiy serkan setsuko sevda severino sevgi sevil sevim seyi shabnam shadi shahin shahram
  shahrzad shaila shailesh shaimaa shakti shanelle shania shaniece shanika shantel shanthi shaquille sharath sharda
  shari sharonda shavonne shayla shayne shaz sheetal shekhar shelagh shelby sheldon sheonagh shermain sherri shideh
  shigeru shikha shinichi shinji shiori shivam shohreh shoji shola shota shraddha shruthi shubha shweta shyam shyamala
  siaosi siavash sibel sibongile sibusiso sifiso silvana silvija silvio sime simin simphiwe simão sina sindi sinem
  sini sione siphokazi sirpa sita sitara siwan sizwe skye slamet slava slavica slavko slawek slobodanka smriti
  snjezana sofía soha sohan soheir sohrab solange soledad somaya somnath somsak somto sonam songül sookdeo soraya sota
  soumya srdjan sridevi sridhar srikanth sriram stana stanislava stanka stef stefanie stefka stefon sten stepan stevo
  stig stine stjepan stoyan sture stéphanie suad suat subba subramaniam suchart suchitra sudarshan sudeep sudesh suha
  suharto suhas sukanya sukhwinder sulaiman sulastri suleiman sulekha suma sumalee suman sumathi sumiko suna sunaina
  sunan sundar sungmin sunitha sunmi supaporn suraj surbhi surekha surendra surinder surya susana sushant sushila
  susilo susumu sutrisno suzy svein swapna sylvain sylvester sylviane sylvie synnøve szymon süleyman tadashi tadeo
  taeyang tafadzwa taha tahira tahsin taichi takashi takumi talib tama tambudzai tameka tamihana tamiko tammy tanawat
  taner taniela tanique tanmay tanuja tapio tapiwa taraneh tariro tarja tarkan taryn tasi tasneem tate tatjana tatsuya
  tatyana tavish tavita tavon tawanda tawfiq taylor tebogo teemu tegid tegwen telma teneisha teodora teodoro teresinha
  teresita teri terje terrell terttu tessie tetsuo tevita thabang tham thanapon thandeka thando thao thembi therese
  thokozile thor thora thorbjørn thulani thuli thuraya tia tiana tichaona tien tiernan tieve tihana tihomir tiina
  tilak timea timoteo tinashe tipene tisha toan tobi todor tolga tomislav tommaso tommie tommo tomos tomás tonia tonko
  tono tonya torgeir torill torstein toshiko toshio tosin totoy tove traci trayvon tremaine trent tricia trina trinh
  trond trudi trung trupti trygve tsepo tshepo tsuyoshi tsvetan tsvetelina tudur tuija tumelo tumi tuncay turgut turid
  turlough tuti tuyet tuğba tymofiy tyra tyreek tyrese tyrique tülay uche uday ufuk ugochi ugonna ulla ulrik uma
  umberto umeko umesh unathi unni upasana urbano urho urska urszula urvashi uzoma uğur vahid vaishali vaishnavi
  valentin valentino valentín valeria valeriy valéria valérie vanda vandita vani vanita vanja vanya varada vasanth
  vashti vasil vasilka vasudev vasudha vaughan vaughn vedant vegard veikko velimir velina velma velu venkatesh verna
  verona verónica vesela vibeke vicenta vicente vicki vickie victorine vidar vidia vijaya vikas vikki viktor viktoriia
  viktorija vildan viliami ville vilma vimala vincenzo vineeta vinh vinita vinitha viraj virender virgie virgil
  virgilio virginie vitaliy vitaly vitka vitor vittoria vitória vivi viviana vjeko vladislav vlado vlasta vojtech
  volkan vusi vânia wafaa wahyu wairere waldek wanderley wangari wanida wataru wati wekesa whetu whitney wichai widodo
  wiesia wieslaw wikitoria wilf wilfredo wilson winona wissam witek wladyslaw wulan wullie wyatt xander xavi xola
  xolani xuan yago yalda yamini yana yanti yara yaroslav yasemin yaser yashoda yasmeen yassin yasuko yavor yavuz yazan
  yehia yeji yelena yeliz yemisi yevgeny yewande yngve yogita yohan yolande yordan yoshiko yoshio youngmi ysabel yudi
  yuji yuka yukari yukiko yuko yumiko yuna yuni yuriko yusuke yuta yıldız yılmaz zack zafar zaheer zain zakia zakir
  zandile zane zanna zaria zbyszek zdenek zdravko zeca zeenat zehra zeina zeki zeljka zeljko zenaida zenzele zilda
  zinhle zita zivko zlata zlatko zodwa zoey zohreh zola zora zubin zuhair zukiswa zygmunt émilie özge özgür øyvind
  ümit şebnem şeyma şükrü žana željko`);
