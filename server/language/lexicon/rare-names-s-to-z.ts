import { list } from './list.ts';

/** Nicknames and rarer first names of many places, from s to z. */
export const rareNamesSToZ =
  list(`saada saadatu saadeddine saadettin saadi saadiya saadou saadoun saah saam sabapathy sabas sabbir sabeen sabel sabela
  sabelina sabeliña sabelo sabereh sabey sabin sabitri sabiu sabo sabra sabreen sabry sabu sabuj sacchan sacheverell
  sachintha sacit sadaka sadan saddam sadegh sadela sadi sadik sadio sadiya sadiye sadr sadri sadun sadye saeeda saeng
  saer safae safeya saffet safi safiatou safieh safinaz safiul safiullah safiyanu safiyatu safiye safo safoa safwat
  sagarika sagbo saghi sagi sagit sagiv sagor saharnaz sahba saher sahika sahili sahiya sahr sahro sahura saidali
  saidu saifur saikat saikou saila saili saime saina sainabou sainey saira sairah sairey sait saitabao sajad sajal
  sajan sajedeh sajeev saji sajib sajith sajna sakaja sakeena sakharam sakhubai sakib sakiko sakis sakkie sako sakthi
  sakyi sakyiwaa salaado salama salamata salamatou salamatu salathiel salaton salauddin saleheh salena salete salewa
  salfo sali salia salihu salimata salimatou sallay salloum sallouma salloumi saloma salomeh salomon salomón salouma
  salumu salva salvita saly sama samaan samad samaila samakab samandar samara samaresh samata samatar sambamma
  sambayya samboy samdrup sameem sameena samella samer samie samime samin saminathan samiran samju samkelisiwe
  sammoura samnick samora samou samoura sampa sampie sampoko sampson samragni samrawit samsam samsoma samsoum samsun
  samten samu samuca samudra samuelito samukelisiwe samvel samy sanaa sanaba sanaipei sanam sanata sanatu sancha
  sandamali sandar sandaruwan sandaruwani sandhu sandiswa sandrinha sandrinho sandrita sandu sandya sanelisiwe sanem
  sangeen sangeeth sangitaben sangwa sangwani sangye sanjeeb sanjeewa sanjeewani sanjib sanjida sanju sanjula sankar
  sankha sankok sannamma sanou santamaya santamu santford santhamma santi santiaguito santie santigie santina santitos
  santjie santos santu santya sanu sanukancha sanumaya sanusi sanya sanyi sanyu saori saousan sapana saphronia
  sapphira saptarshi saqib saqlain saraann sarabeth sarabjit sarada sarafina sarahann sarai sarajane saramma saranga
  sarange saraswathy saratu saray sarbjit sardara sardaran sare sareedo sarepta sareta sarey sarian sarina sarinha
  sario saripada sarit sariyem sarja sarjo sarmila sarmistha sarnat sarpomaa sarpong sarra saru sarubai saruni sarv
  sarvenaz sarwat sarz sashagaye sashka sashko sashoy sassan sasso satabdi satenik sathi sati satilmis satinder sattar
  sattibabu satwant satwinder satyaki satyavathi satı satılmış sauda saude saumu sautso savas savaş savitaben
  savitribai savji savri sayamma sayan sayantan sayantani sayeh saynab sayo sayouba sayri saywa saúl saša sbo sbonelo
  sbongile sbongseni sbuda schalkie scholesy schorsch scotto sduduzile sduduzo seabata seabe seabelo seabo seaborn
  seabron seaburn seamie seamo seanie seano seanog seany seba sebabatso sebagala sebahat sebahattin sebahive sebas
  sebastiana sebele sebenzile sebern sebita sebitas seble seblewongel seblewu sebsibe seburn sechaba seckin seckou
  secundino sedem sedi sedinam sediqa sedjro seebo seember seeta seethamma sefakor sefam sefer segametsi segen
  segilola segismundo seha seham sehar sehmus seiji seimon sein seipati seitebaleng sejuti sekani sekesai sekgobela
  sekhonyana seko sekouba sela selah selali selamet selami selasie selassie selcan selcuk seldon selebogo seleina
  selemo selia selikem selime sellamma sello selloane selnur selome selvan selvaraj selvarani selvi selvon selwa selya
  selyf sema semahat semakula semeni semevo semhar semia semilore semira semiramis semmie semsi senali senani senanu
  senara senayt senbetu sendeu sendong senedu senia senie seniha seniz sennie sennur senteu senthamarai sento senuri
  senyo senyong senzeni seordag sepand sepanta sephronia sepi sepid sepiso sepp septima septimus sera serafin serafín
  serapio serawit seray sercan serenay seretha sergen sergi serginho sergito serhan serhiy seri serigne serilda sermin
  sersh sertac sertap sertaç servaas servando serwah sery seryozha sesan sesime sessi sesugh setayesh sete sethunya
  setondji setor setriakor setso setsoafia seulgi seungmin sevak sevcan sevde severiano severina severo sevgican
  sevgül sevilay sevin sevinj sevki sevtap sevval sewa sewanou sewit sewuese seyda seydouba seyit seyni seyoum seyram
  seyran seyyit sezai sezgin sezin seçkin sfiso sfundo sha-sha shaaban shaan shaban shabani shabi shabnum shabu
  shachar shadab shadha shadiat shadmehr shafa shafaatu shafaq shafi shafii shafiqa shafiqul shafiqullah shagari
  shahab shahadat shahanara shahdad shahdokht shaheda shaheena shahenda shaher shahieda shahira shahlo shahmeer
  shahnam shahpar shahparak shahrad shahrbanoo shahriyar shahrnush shahrooz shahrouz shahrukh shahryar shahyar
  shahzaib shahzeb shai shaimae shaindel shaindy shajan shaji shakeela shakera shakiba shakirat shakuntalabai shalev
  shali shalu shamaila shamie shamik shamil shamis shamji shamoon shamoya shampa shams shamshad shamsia shamso shamsu
  shamsuddeen shamsun shamus shanae shanaka shanakay shanco shanekay shanequa shanese shankaramma shanmugam shannie
  shanny shano shanshan shantabai shantaben shantamma shantaram shantay shanthini shanto shantu shanzay shaperai
  shapoor shapur sharadamma sharanappa sharanjit sharbari shardaben sharday shareef sharifan sharika sharleen
  sharmaarke sharmaine sharmarke sharrell shasha shaswata shater shatha shathani shathi shati shaul shaunakay shaunie
  shawnie shawno shawsy shay-shay shaya shayesteh shayna shayshay shazi shazma shazzy sheeda sheema shehan shehani
  shehla shehnila shehroze sheida sheindel shelba shellie shelly shelva shelvie shelvy shem shemika shemus shenali
  sheneka shenelle sheonaid sher sherab sherald sherap sherelle sherian sherif sherifa sherifatu sherihan sherko sherl
  sherlene sherley sherlie sherma shernell shernette sherouk sherree sherrel sherrell sherrill sherrilyn sherrin
  sherron sheru shervon sheryle shetal shevanta shevaun shevon shewangizaw shewanta shewaye shewit shibu shida shiela
  shielamae shiferaw shifra shigela shiimi shija shijo shiko shikongo shila shilongo shima shimei shimelis shimi
  shimmy shimon shimshon shimul shimwa shina shinda shindo shingi shinkin shiplu shiran shiranthi shireen shiri
  shirindokht shirjan shirlene shirlie shirly shiromi shiru shirzad shitaye shiuli shivamma shivanna shivaun shivram
  shiyu shizuka shizuko shloime shloimy shlomi shlomie shlomit shlomtzion shmerel shmulik shmully shmuly shoghik
  shogofa shohag shohel shoira shokoofeh shokoufeh shokouh shokrollah shoma shomari shompa shonagh shonali shoni
  shonnie shonny shonte shontel shontu shopon shorai shorouk shorouq shoshana shoshi shoukat shouq shova shovon
  shprintza shprintzy shreyan shrijana shristi shuaibu shubael shubal shubho shuey shuggy shuji shuki shukla shukri
  shukria shukurani shukuru shula shulamit shumirai shunsuke shupikai shurland shurouq shurwin shuvo shuzhen shwan
  shwe shyaka shyamal shyamali shōta siafa siaka sialo siani sianie siano siarl sias siatta siavosh siaw sibabalwe
  sibbie sibby sibella sibeso sibi sibiri sibomana sibonga sibongiseni sibu sibylla sicelo siciid sidar sidbewende
  siddamma siddappa siddaramaiah siddig siddika siddiqur sidi sidika sidiki sidnei sidnie sidnoma sidony sidro sidy
  siencyn sifa sifan sifat sifax sifuna sigal sigalit sigel sigga siggi sigismund sigit sih siho siji sijo siju
  sijuade sika sikander sikelela sikhangele sikhanyiso sikhulile sikhumbuzo sikolia sikudhani sikujua silahis silan
  silantoi silibaziso silke silla silverio silvester silvestre silvi silvie silvina silvinha silvinho silvino silvita
  silvy silvério silya sima simaloi siman simaneka simang simangaliso simar simarjit simatwo simay simba simbai simbo
  simcha simegn simeona simidh similoluwa simindokht simisoluwa simmie simmo simmsy simmy simo simoncito simpe simpo
  simranpreet simret simthembile simudzai simuyu simón sinag sinalo sinasi sinawo sinda sindile sindisiwe sindiswa
  sindo sinenhlanhla sinforosa sinforoso singye sinidu sininho sinnathamby sinnie sino sinovuyo sinta sintamei
  sintayehu sioni siph siphathisiwe siphiwo sira sirad siran sirarpi sirena siriboe sirin sirine siriol siripala
  sirisena sirley sirma sirous sirus siré sisa sisanda siscu sishekanu sisilia sisipho sisir sislin sislyn sitabai
  sitamaya sitan sitaram siteyian sithabile sithara sithembeni sithembile sithembiso sithokozile sithu sitienei sitki
  sitoe sitora sitsofe sittie situmbeko sium siva sivagami sivam sivan sivanesan sivapalan siviwe sivuyile siwani
  sixta sixto siya siyabulela siyad siyamthanda siyar siyasanga siyethemba sjaak sjaan sjef sjoerd skander skeeter
  slim slimen slindile slindokuhle slungile sma smadar smail smanga smangaliso smangele smarika smitho smitty sne
  snegugu snežana snookie snooks snothando snowie soc sochikaima sochima soco socorrito socorro sodhi soe sofi sofiene
  sofita sofonias sofronia sogi sogol sohag sohair sohier sohna sohom soibi soila sojib sokari sol sola soli soloman
  solome solon solu soluchi solyana soma somadina somapala somawathi sombat sombhu somboon somen somkene somkiat
  sommaya sompong somporn somsri somtochi sona sonabai sonay soninha soniya sonnie sonnur sonwabile sonwabo soogrim
  soonhee soosan sooyoung sopan soph sophonisba sophrona sophs sopiko sopuru sopuruchi sorab soraia sorena sori sorie
  sorin sorina soroor sorour sory sorya sosamma sosefo sotero sotiris sotonye sou souadou soufian souha soukeyna soula
  soulaimane soule souley souleye soulé soumaila soumana soumen soumik soumitro soumyajit soungalo sounkalo sountou
  souraya souri sourish sousan sousou soussou sowah soyeon soyoung spela spence spha sphe sphiwe spogmai spozhmai
  srabanti sreemoyee sreenivasa sreenu srimoyee srinu sriyani sruli srulik sruly ssebagala sseguya ssekandi ssemanda
  ssempijja ssenfuka ssentongo ssenyondo ssenyonga sserunjogi sserwadda stacia stacian stas stasia stasie statia
  statie staz ste stee steenie stefaan stefaans stefanus steffi stelios stephane stephanus stephie stephs stephy
  steria steveo stewo stewy sthabile sthe sthefany stina stiven stoffel stoffie stokesy stonkeni storai straussy
  stuarty stui styopa suadad suado suavi subal subarna subash subbalakshmi subbamma subbanna subbarao subbu subha
  subhan subhani subhankar subho subhro subina subir subira subuola sucaad sucdi suci suda sudabeh sudad sudath sudeen
  sudenaz sudi sudipto suelen sueli suely suganthan suganthi suganya sugeng sughra sugira suglo sugumar suh suhaib
  suhair suhrob suhuyini suja sujan sujeewa sujin sujon sujono sukaina sukanta suke sukha sukhbir sukhen sukhjit
  sukhman sukhmani sukhpal sukhraj sukhvinder sukhwant sukla sukmaya sukohluhle sukoluhle sukriye suku sukumaya suky
  sula sulafa sulayman suleekha suleima suleimani sulema suleman sulemana sulene suleyman suljo sulo sultana sultani
  sulwen sulwyn sumanbhai sumanguli sumaq sumathy sumbo sumbul sumesh sumi sumin sumintra sumon sumona sunay sunbal
  sundarabai sundari sunduza sunethra sunette sungho sunirmal sunmaya sunmisola sunniva sunusi sunya suphi supriyo
  supun surafel surajudeen surangi surekhaben suren surendiran suresha sureshbhai suri suribabu surie surina
  surinderjit suriya surjan suro surojit susamma susanita susete susi suso sussie susu susy sutapa suti suubi suwat
  suyai suyana suz suzana suze suzete suzgika suzgo suzu sveta swalehe swannie swanny swaran swaroopa swarup swe
  swithin swithun swostika syanda syb sybella syl sylvana sylvestine sylvestra syokau syombua syra syreeta sâmia são
  sèdjro sèmèvo sèna sènan sètondji sèwanou sékouba sérgio séri séry sêvê sílvia sînem sóc sócrates sônia sühendan
  süleyko sülo sülüman sümbül süsən sıddıka sıdıka sırma sıtkı səbinə taare taati taavi tabara tabbatha tabe tabi
  tabia tabinda tabu tace tacey tacha tachito tacho taciong tacko tacy taddese tade tadej tadek tadele tadelech
  tadhana tadios taehyung taemin taeyeon tafara tafari tafesse taghi tagpi tagumpay tah tahirou tahmasb tahmid
  tahmores taiba taide taimi taimur taina tainá tais taiseer taissir taiyai tajae tajammul tajeu takako takam takang
  takao takele takeo takeru tako takor taku takuma takuya takyi takyiwaa takyo tal tala taleh taleni talfan tali talin
  talita talitha talla tallat talma talwyn talya tamador tamaki tamam tamana tamandani tamas tamay tamba tambu tambwe
  tamehana tameisha tamene tamhas tamieka tamilarasi tamilla tamilselvi tamim tamira tamirat tamizh tamoya tamriko
  tamsey tamsine tamsyn tamu tamuna tamuno tamunoibi tamunotonye tamzen tamás tana tanaji tandin taneisha taneka
  tanese tangeni tangwen tani tanielu tanimu tanina taninha tanja tanjila tanju tankiso tanko tanmoy tannaz tannu tano
  tanoh tanong tansu tanui tanwa tanwen tany tanz tanzeela taofeek taous tapfuma tapha tapologo taposhi tapu tapuwa
  tapé taqui tarabai taran tarannom tarcan tarcila tarcisio tarcísio tareef tareixa tarela tareque tari tariere tariku
  tarikua tarila tarilate tariqul tarlan tarlochan tarouq tarsem tarsha tarsila tarus tashawna tasheka tashika tashoy
  tashy tasila tasiu taskeen taskin tasleem tasos tassew tasya tasyo tatev tati tatiane tatica tatin tatis tatsuo tatu
  taty tatya tatá tauqeer taurai tausi tavaris tavarius tavi tavia tavie tavin tavinho tavion tavito tavo tavonga taw
  tawananyasha tawfeeq tawhai tawhiri tawia tawiah tawona tawonga tay tay-tay taye tayebeh tayech tayitu tayls tayo
  taysir taytay tayyar tayyip tazebew tazwell taís taşkın tchaa tchakounte tchami tchegnon tchilalo tchilombo tchinda
  tchinho tchissola tchitula tchivinda tchize tchizé tchoupo tchuente teady teags teasie tebatso tebit tebo tebza teca
  tecas teche techi tecla teco tedjo tedros tedy tee-tee teegs teegwende teesie teetee teewende tefi tefo tegegn
  tegeirian tegfan tegfryn tegryd tegs teguh tehila tehreem tehseen tei teiki teiko teina tej tejiri tejo tejpal teju
  tejumade tejumola tejuoso tekalign tekeste tekla teklay tekle teklu tekyi tel telemachus telesforo telitha tellis
  tello telminha temalangeni tembinkosi temel temesgen temidire temidun temilolu temitayo temo tempa tempy temuera
  temwanani tenagne tencha tencho tendayi tendo tene teneka tenele teng-teng tenga tengetile tengteng tenilola tenimba
  tenin tenneh tennyson tenpa tenywa tené teo teodulo teody teofilo teona terah teray tere terefe tererai tererina
  teresha teressa terezinha terhemba terna terrel tersoo tersugh tertius terver tesa tesema tesfa tesfahun tesfalem
  tesfalidet tesfamariam tesfu teshager tesie tessy teti tettey tetteyfio tettie tetty teté teun teura tevin tevis
  tewabech tewolde texanna teya teye tez tezcan tezza teófila teófilo thabani thabs thaddaeus thade thaer thair
  thakorbhai thakur thalita thamar thamarai thamer thamilini thamizh thanaa thanasis thandar thandazile thandekile
  thandizo thang thangam thangamani thangavel thankachan thankamma thankappan thara tharaka tharindi tharushika
  thatayaone thavamani thayalan thazin thaísa theadora theadore thebe thedora thein thelda thembakuye thembelani
  thembelihle thembeni thembisile thembo thendo thenie thenmozhi theny theobald theodocia theodoric theodosie
  theodosius theodric theona theophania theopolis theora theotis theral theran therell theresia therman thermon theryl
  thet theunis theuns theuri thiaguinho thida thien thiha thijs thikra thilaga thilagavathi thilak thilanka thilina
  thilivhali thillai thimmamma thimmappa thinh thinley thinus thinzar thioro thiri thiru thirumal thivhulawi thiện
  thoa thobani thocco thodoris thokozai thomachan thomasena thomasin thomasine thommen thommichan thommo thon
  thongchai thorfinn thorpey thorpie thorton thos thresia thresiamma thressa thuan thukten thuku thula thulasi thuo
  thuong thupten thura thurayya thurein thurl thurmand thurmon thurmond thursie thurstan thushara thushari thuso thuto
  thuzar thuận thwe thwin thyrza thys thysie thành théo thùy thúy thơ thư thương thảo thắm thắng thịnh thỏ thủy
  tiaguinho tiaki tiam tiantian tiao tiare tiaré tibakanya tibeb tibebu tiberius tibo tibong tibor tibs tibu tiburcio
  tico tida tidhar tidiani tieba tiecoura tieku tielman tiemoko tienie tierno tifawt tiffs tiga tigabu tigest tiggs
  tigi tigistu tignal tigs tihitina tiiu tijani tijean tijen tijesunimi tijjani tijo tika tikamaya tikboy tikku tiko
  tikoy tiku tila tilde tilden tildon tilford tilitha tillman tillmon tilmaya tilmon tilson tilu tilín timbo timi
  timipre timmanna timoti timpiyan timsy timucin timuçin tin-tin tinay tincho tincy tinevimbo ting-ting tinhinane
  tinho tinin tininha tininho tinita tinito tinka tinni tino tinoco tinomuda tinoy tinsae tintin tintu tinuade tinuke
  tinus tinín tioluwani tione tionge tipape tipu tiqui tirdad tirelo tiren tirhas tirion tiro tirsit tirso tirtza
  tirupathi tirza tirzah tisay tish tishia tishie tishy tisoy tissa titani titico titin titina titinha titir titli
  titti tity titín tiwaa tiwaloluwa tiwatope tiwonge tiya tiyanjane tiyese tiyumba tiziano tiziri tizita tião
  tiãozinho tiéba tiécoura tiémoko tiên tiến tjaart tjedza tjokkie tladi tlali tlaloc tlamelo tlaytmas tlhogi tlhompho
  tlotliso tobbe tobe tobechi tobechukwu tobes tobgay tobie tobiloba tobilola tobitha tobs tochi toco toddie toekie
  toey tofig tofiq tofol tofunmi togbe tognon togor togrul toiby toino toivo tojo toju toke tokelo tokini tokkie toko
  tokollo tokologo tokpe tokpé toks tokunbo tokunboh tola tolani toleera tolgahan toli tolits toliver tollie tolly
  tolo tolosa tolu tolulade tolunay toluwalase toluwani tolya toma tomal tomasa tomasi tomasito tome tomeen tomek
  tomekia tomer tomeu tomi tomilayo tomilola tomisin tomjoe tomo tomoki tomomi tomosina tomoya tomser tomé ton-ton
  tona tonalli tonatiuh tonette tonhao tonho tonhão tonica tonico tonie tonieta tonima tonin tonina toninha toninho
  tonio tonito tonmoy tonye tonyo tonyong tonzinho tooba toochi toofan tooraj tooran toorpekai tope topefunmi topgyal
  toprak topsie topu toquinho torcuato torgbor toribio torika torkwase toroitich torpekai toru tosan tose toshi
  tosinloluwa tossie tossou tota totan toti totito toto toton totong tottah tottie totó totón touda touhid toula
  toumani toun tounsia touqeer touran touraya touria toutou tovi towunmi toxie toyang toyer toyese toyita toyo toyosi
  toàn toñeta toñete toñi toñica toñita toñito toñín toğrul trahaearn traudl trav travo travon traz tre treacy treasie
  trebor trecie treshawn tresor trevo trienie triet triin trikam trinita tris trishana trishy trissie trixy triết
  trong truc trudell truida truitt trula truong tryphie tránsito trésor trúc trường trọng tsadkan tsandzile tsatsu
  tsebo tsedale tseday tsedey tsega tsegay tsegaye tsehaynesh tseleng tseliso tsembeni tsepang tseten tsewang tshego
  tshela tshenolo tshepho tshewang tshiala tshiamo tshibola tshidiso tshilanda tshililo tshilombo tshilumba tshimanga
  tshimangadzo tshisekedi tshituka tsholo tsietsi tsige tsigereda tsimi tsion tsipi tsira tsofa tsofia tsomo tsotne
  tsotso tsubasa tsuma tsungi tsvi tsvika tuana tubai tublu tuca tuco tuda tudful tuds tuelo tufan tuffers tugay tugba
  tugberk tugga tugume tuhafeni tuhin tuini tujuba tukamuhebwa tukayo tukky tukta tuku tukuli tukun tukur tukya tula
  tulasa tulasamma tules tuli tulio tulita tullis tully tulonga tuloy tulsabai tultul tulu tulû tumaini tumanako
  tumanka tumo tumsifu tumuhairwe tumukunde tumuramye tumwebaze tumwine tunahan tuncel tundun tungamirai tunrayo
  tuntufye tuntun tunu tuong tuoyo tupac tuppy turai turei turgay turi turker turna tursun turunesh turyahikayo
  turyasingura tusajigwe tushabe tushi tusiime tusmo tussamba tusu tuta tutai tuto tuttu tutú tuula tuvia tuvya tuwei
  tuyen tuyeni tuyisenge tuyishime tuyết tuyền tuğberk tuấn twagirayezu twahirwa twalib twapewa twesigye twikirize
  twilla twinamatsiko twinomugisha twinomujuni twizeyimana twrog twum twumasi twumwaa twylah txell txema txomin txus
  ty-ty tydfil tyeshia tynesha tynisha tyrus tyshaun tysul tyty tzachi tzahi tzipi tzipora tzippora tzippy tzivia
  tzofia tzufit tzvi tzvika tâm tâmara tânia tènè tèo ténin téné téo tété tòfol tônia túlio túpac tümay tümer türker
  tāmati tường tẹo ualan uapiruka uaundja uazuva uba ubah ubaida ubaidullah ubal ubaldo ubirajara ubiratan ubwiza ucal
  uchechukwu uchendu ucheoma ucok ucup udara udari uddhav udegbunam udell udeme udeni udeshika udham udin udo udobi
  udochi udodirim udoh udoka udong ufedo uffe uforo ufuoma ugaas ugbad ugo ugoeze ugoji ugomma ugonma ugonwa ugurcan
  ugyen uirá ujagar ujang ujith ujjal ujunwa ukeme uko ukpong ulahannan ulan ulan-ulan ulani ulduz ulemu ulf uli
  ulises ulisses ulkar ulli uloaku uloma ulric ulrica ulunma ulus ulvi ulviye ulys ulysees umadevi umaima umay umazi
  umit ummahan ummuhan umran umubyeyi umugwaneza umuhire umukunzi umulisa umur umurerwa umurungi umut umutesi umwali
  umwari umwiza umwizerwa unai unal unami undoy undra unekwu unice unnikrishnan unnikuttan unoma unsal untung unwana
  unyime upeksha upen upendo upile upin upkar upuli urayeneza urenna urey urgen uriel urien urit urith urko urmas
  urooj urpi urshel ursulita urunna urwa usanase uschi usen ushnish usi usnavy utha uthpala utibe utpal uvie uwa
  uwagbale uwaila uwamahoro uwamariya uwani uwantege uwar uwayo uwem uwera uwimbabazi uwineza uwingabire uwitonze
  uwizeye uwizeyimana uxia uxoa uxue uxía uyai uyapo uyen uygar uyi uyime uyiosa uyên uzair uzi uzochi uzochukwu
  uzodinma uzondu uzor uğurcan vache vachel vaché vadivel vadivu vagif vago vahab vahan vahap vahe vahit vaithilingam
  vaja vajira vajubhai vakaba vakha vakkachan valaria valdeci valdemar valdemiro valdenor valdete valdir valdirene
  valdo valdomiro valen valente valera valeriana valeta valgene vallabh vallabhbhai valli valliammai vallipuram valmae
  valmai valmir valquiria valquíria valree valta valter valterzinho vanathi vanderlea vanderlei vandi vandinha vandy
  vane vanesa vanesita vanetta vangeline vangelis vangie vaninha vanni vannoy vanny vano vansh vantrell vanusa vaqif
  varda vardaman vardan vardie varduhi vari varina varkey varnell varney varuni varya vasantben vasantrao vasco vasfi
  vasfiye vashon vasif vasile vasilis vasko vaso vassie vassiriki vasso vasu vasuki vasya vaudine vaughny vava vavá
  vazgen vazha veachel veatrice vecihi veda veera veerabhadram veeramma veeranna veerraju veeru vehbi vela velan
  velaphi velayudhan velayutham veldena velia velile veliswa velji vell velmer velmurugan velna velora velt velta
  velvel velvin vena venancio vener venetta veneva venkamma venkanna venkatamma venkatappa venkatesha venkateswarlu
  venny venustiano veola veoma verdell verdelle verel vergel vergil verinha verito verlan verland verlen verlena
  verlene verlie verline verlis verlo verma vermon vernard vernelia vernelle vernetta vernia vernis vernona vernor
  vero veroca verol veron verta vestie veta vetjiua vetri vetrivel veva veyso vezemburuka vhonani vhong vhutshilo
  vianna vianney vicen vicenc vicentico vicentinho vicenç vico victo victora victoriano victorino vicy vicência vida
  vidal vidella vidjinnagni vidura vieux vigen vigneswaran vignon vihanga vijayamma vijju vijya viki viks viky vikya
  viletta vilimbika vimbainashe vimbayi vina vincey vincie vindya vineeth vinetta vinette viney vini vinicinho vinicio
  vinno vinu vinubhai viny vinya vinyet viole violetita viona viorica vipin vira virdie virge virgel virgena virgia
  virgle virgínia viri viriato viridiana visaka vishnubhai vishwasrao vithabai vithal vithalbhai vithoba vitinho
  vitorinho vitumbiko vivan vivencio viviane vivis vivs vivvy viyan vladi vladut vlăduț voke volodya volvi vonani
  vonceil vonciel voncile voncille vondell vonell vonie vonita vonna vontae vonzell voula vova vroni vuai vugar vukile
  vukosi vuong vural vusal vusala vusani vuyelwa vuyi vuyisa vuyiseka vuyisile vuyolwethu vwala vwede vytas vytautas
  vyvyan vítor vîn vượng waad waaka wabwire waceera wacera wachera wachuka wacu wacuka wacuuka wada wadell wadie wadih
  wadiwa wadzi waew wafae wagas wagaye wagner wagninho wahbi wahida wahome wahu wahyuni waigwa waikwa wail waimarie
  wainaina waiswa waitherero waithira waitus waiyan waiyego wajahat wajdi wajeeha wajih wakana wakeisha wakesho
  wakgari wakhungu wakio wakiuru wakonyo wal waldine waldir waldo wali walijan walmir waloudi walshy walugembe wamai
  wamaitha wamala wamalwa wamarwa wamba wambaire wambo wamboi wambugu wambura wame wamidh wamucii wamuyu wanangwa
  wandalee wande wandera wanderleya wandi wandisa wandiswa wandji wandy wanele wanga wangchuk wangdi wangeci wangmo
  wangu wangwe wanini wanita wanjau wanjema wanjeri wanjiko wanjira wanjugu wanjuki wanki wankuru wannie wanninayake
  wantaregh wantor wanyama wanyana wanza wara wardere wardy warigia waris warlito warney warnie warno warro warsan
  waruguru warui waruinge waruiru waryam wasan wasana waseem wasfi washiali washiela wasi wasif wasike wasilwa wasima
  wathsala watipaso wattana watto wattsy waunita wavinya wawan wawira wawuda waymon waymond wayner wayno wayra wayta
  wazhma waziri webbo wechuli wegene wegesa weheliye weiguo wejdan wek welat weldie welile welinton wemimo wenceslao
  wency wendeline wendie wendkouni wendkuni wendlassida wendpanga wendwosen wendyam wendz wenford weng weng-weng
  wengel wengweng wenjie wenna wenona wepiha werema werkinesh weslie wessie westley wez weza wezzie whitt wiafe
  wichito wicho wickus widi widya wiem wiilo wijdan wijitha wikus wilberta wilbo wilbon wilborn wilburt wilby wilce
  wilfre wilfrido wilhelm wilhelmena wilhemina wili willadean willadeen willam willempie willett willetta willine
  willmer willo willsy willy wilmar wilmina wilmot wilmoth wilna wilo wilsinho wim wimal wimala wimalasena wimpie
  windle windpanga winefride winfrey winnetta winny wint winthrop wiri wirihana wisal wisam wisani wisnu wissal wissem
  wiwi wiwik wiwin wmffra wmffre woakesy woenya wofford woineshet woinshet wokka wol wolde wolstan womi wondimu
  wondwosen wondwossen wongama wonuola woojin workinesh worknesh worla worlanyo wosen wosene wossen woubshet woynshet
  woz wranga wray wrightie wrighty wubalem wubet wubit wude wudnesh wulfstan wumi wumpini wunmi wunpini wura wuraola
  wutyi wylene wyley wynell wynelle wynema wynetta wystan wyvonne wálter xaawo xabi xabier xabiiba xacobe xafsa xalimo
  xamda xan xana xandao xande xandinho xandra xandão xasna xaveria xawo xece xecê xela xemgîn xenia xesc xesca xexéu
  xezal xiaohong xiaohua xiaojun xiaoli xiaomei xiaowei xiaoyan xiaoyu xica xico xicotencatl xihluke xiis xiluva xim
  xime ximenita ximet ximo xinxin xinyi xinyu xiomi xirsi xisca xisco xitsakiso xiulan xixi xián xoan xoana xochi
  xoese xoeyram xolelwa xoli xolile xolisa xolisani xolisile xose xosé xoán xueli xulio xunaxi xurxo xuxa xuxu xuân
  xènia xóchitl yaaba yaacov yaara yaayaa yabo yabsira yachay yachet yacouba yadagiri yadamma yadanar yadi yadiko
  yadwinder yaeli yafa yafet yafit yaghoub yagiz yagmur yagnesh yahuza yailin yaimara yainkain yair yajaira yaki yakir
  yakout yakov yaldā yalemzerf yalin yalini yallamma yalwa yalın yama yamah yamama yaman yamanappa yamba yami yamile
  yamilet yamileth yamilka yamilé yamin yamkela yamna yamunabai yan yan-yan yancey yancy yande yandisa yandé yaneisy
  yaneka yanela yanelis yaneth yanga yangchen yangdon yangji yangki yangzom yani yanick yanis yanisley yaniv yankel
  yankele yankho yankhoba yanki yankuba yanky yannis yanto yanyan yaovi yapi yapo yaprak yaqdhan yaqoub yar yarden
  yardena yaren yarisley yariv yaron yaryna yas yasas yaseen yasha yashodara yashwantrao yasi yasiru yasmani yasmeena
  yasmim yasmo yasna yasra yassino yassir yasso yasushi yati yator yatta yau yav yawar yawavi yawo yawovi yayan yayay
  yaye yayi yayo yayoy yayuk yaz yazdan yazhini yazmin yazmín yazzie yazzy yağmur yağız yeama yeasin yeasmin yeboaa
  yechezkel yechiel yedukondalu yeferson yegana yegane yeganə yegon yehonatan yehoshua yehudis yehudit yehya yei
  yeison yejide yejidé yejin yekta yekutiel yele yelis yellappa yelwa yemalin yemane yemariam yembi yemdaogo yemisrach
  yemurai yener yeney yeng yeng-yeng yeni yenisey yenisleidys yennega yenny yensy yenuka yeny yermi yero yerson
  yeshaya yeshe yeshey yeshi yeshimebet yeshiwork yesica yeside yesu yesubai yeter yetide yetnebersh yeudy yeva yewo
  yewubdar yeya yeyeng yeyo yeyé yiadom yidel yididya yidnekachew yiel yiftach yigal yigitcan yilma yinpoka yinusa
  yirga yirigoi yisak yishai yisrael yisroel yissachar yittel yitty yitz yitzy yiyi yiyo yiğitcan ynna ynyr yoandri
  yoanka yoav yobi yoboue yobouet yochai yodit yoeli yoely yoezer yogan yogaraj yogarajah yogeswari yogev yohandra
  yohane yohanis yohannan yoichi yoilish yok yol yola yoli yolis yoliswa yollie yolotzin yoltzin yoly yoma yomaira
  yomba yombo yona yonah yonatan yonathan yonca yongjun yongo yoni yono yonten yonwaba yonwabile yoofi yooku yoon
  yoongi yoram yordanis yordanka yordi yorgos yorleny yoro yosan yosefe yoshi yosi yosief yosola yosri yossele yossi
  yossie yostina yosun yosvani yosvany yotam yotamu yotuel youmbi youmna youness younghee youngjae youngsoo younousse
  yousab yousri youssi youssou youssoupha youssry youyou yovanny yoyi yoyong ysa ytchie yuanyuan yubaraj yubelkis
  yuberkis yucchan yudis yudit yudith yudon yugurten yui yujin yula yulduz yuleidy yuli yulieth yuly yumei yumna
  yunana yuniel yunieski yunita yunusa yura yuran yurany yurdagul yurdagül yurdanur yurisleidys yurko yurub yusimi
  yusri yusufcan yusuff yusupha yusur yut yutaka yuusuf yuval yuvonne yuxuan yuya yuyi yuyo yuzana yve ywain yèmalin
  yéro yōko yūki yūko yūta zaahir zaal zabi zabihullah zacarias zacarías zaccheus zacchy zacharia zacko zacky zadi
  zadock zadok zagbayou zahava zahedeh zahera zahide zahira zahirul zahoor zahor zahoua zahraa zahui zaibunnisa zaina
  zaineb zaira zaithwa zaituni zakari zakariya zakes zakhe zakhele zakieh zakithi zakiya zakiyya zakou zakzouk zaldy
  zale zaliha zalika zalissa zalmai zalman zalmy zama zaman zamani zambo zamile zamira zamoyoni zan zandre zandro
  zandré zanette zang zangmo zaninka zannat zannie zannoub zannouba zanouba zanoxolo zaquan zaratu zareena zarema
  zarghona zarghuna zarife zarin zarmina zarni zarrin zarrina zartaj zartosht zaruhi zaur zaverchand zavion zaw
  zawedde zay zayar zayzay zaza zearl zebadiah zebbie zebiah zebib zebiba zebo zebunnisa zeddie zeena zeesy zeev zeezo
  zefa zefanias zeferino zeffie zefinha zefo zehava zehavit zeinabou zeineb zekai zekarias zekra zelah zelal zeleke
  zeli zelig zelinha zellah zellie zelmer zelmo zelphia zemfira zemzem zenabo zenabu zenaide zenash zenda zenebu
  zennie zenon zeny zenzi zenzo zenón zephie zequinha zera zerai zeray zerda zerelda zerihun zerilda zerin zerita
  zeritu zerubbabel zerviah zerya zethu zev zewde zewdie zewdu zewge zeya zeyar zeycan zeynabou zeyneb zeynel
  zeynepnur zeynê zeze zezinha zezinho zezito zezé zhale zhanibek zharm zhenia zhenya zhenzhen zhila zhina zhinous
  zhiqiang zhirayr zhiwei zhor zhour ziada ziao ziaul zibani zibeyda zibonele zibusiso zibuyile zico zigor ziguy
  zikora zildinha zillie zillur zilma zilola zimasa zimbini zimri zimuzo zimuzor zin zinaba zinachukwu zinar zinash
  zinat zinenani zinha zinho zino zinsa zinsou zion zipho zipi ziraldo zire zirk ziré zissy zithulele zito ziv ziva
  zivanai ziyaad ziyanda ziyi ziynet ziyovuddin zize zizi zizile zizipho zizo zizé zié zlaty zmarai zoa zoba zoca
  zoella zoenabo zoha zohar zohour zoila zoilo zoleikha zoli zolile zoliswa zolly zoma zondi zonja zonke zorada
  zoraide zorawar zoren zoubeida zouheir zouhour zoumana zoure zouré zouz zouzoua zowa zozan zozo zoé zoénabou zsa-zsa
  zsazsa zsolt zsuzsa zsuzsi zubaer zubairu zubeyir zuca zudie zuena zuhour zuhre zuhur zukisa zulai zulaiha zulaihat
  zulal zule zuleica zuleide zuleikha zulekha zulema zulfi zully zulma zulmira zulmirinha zumra zumrut zunaira
  zungueira zunilda zura zurab zurdo zurine zuriñe zusakhe zusha zuwaira zuweira zuwena zuza zuzia zuzu zvanyadza zvi
  zvidzai zvika zviko zvikomborero zvonko zwakele zwelakhe zwelethu zweli zwelibanzi zwide zwivhuya zwonaka zyad
  zylphia zziwa zélia zélio zîn zînê zübeyir zühal zühre zülal zülfü zülküf zümra zümrüt úrsula ülgen ülker ülkər
  ümmügülsüm ümmühan ümran ünal ünsal şadan şadiye şahane şahap şahika şakir şan şehmus şehnaz şehriban şeko şemsettin
  şemsi şeniz şennur şerafettin şermin şero şevki şevval şevîn şeyda şeyhmus şifa şiir şilan şinasi şirin şivan şoreş
  şêrko şêrîn şüheda şükriye şıho şəbnəm špela ștefan`);
