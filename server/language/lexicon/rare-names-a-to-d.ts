import { list } from './list.ts';

/** Nicknames and rarer first names of many places, from a to d. */
export const rareNamesAToD =
  list(`aafke aage aakriti aala aaloka aarati aaro aarón aasha aashika aatmaram aayush aba abaa abaasa abadi abasaheb abasi
  abasiama abayomi abbasali abboud abbouda abboudeh abdelaali abdelali abdelhadi abdelhak abdelilah abdellatif
  abdelmalek abdelmoneim abdelmounim abdelwahab abdenbi abdennour abderrazak abdeslam abdessalam abdessamad abdirizak
  abdissa abdolhossein abdolreza abdramane abdu abduh abdulai abdulelah abdulhussein abduljabbar abdulkadir abdulle
  abdullo abdulmohsen abdulrahim abdulzahra abeba abeda abeiku abeka abelardo abelito abenaa abenezer abeo aber
  abeyratne abiba abibata abidemi abidin abidoye abidé abieyuwa abijah abinet abioye abir abishai abiy abiyot ablah
  ablam ablavi ablawa ablaye aboagye abodunrin abonesh abooki abotsi aboud abouda abrafi abraha abrar abrefi abrehet
  abshir abtin abugri abuk abukar abul abumere abundio aburiya abuzer abwoli abyan acacio acan acayo aceng acenith
  achamma achampong achan achi achia achille achini achira achmat achol achu achyut achyuth acie aciro acquah ada
  adachi adae adaku adalberto adalet adamina adamma adamo adan adane adanech adanma adar adassa adaugo addisu addo
  adebanke adebimpe adebiyi adebowale adebukola adedeji adedoja adefemi adei adeife adeiye adeke adekola adelabu
  adelaida adelani adelia adelita adelpha adem aden adenrele adepeju adepero adero adesewa adesuwa adhieu adhis adhra
  adiaratou adile adina adineh adit adja adjeley adji adjo adjoba adjoley adjovi admasu admonia adnane adnano adobea
  adofo adoley adolfito adolfo adom adoma adomaa adomako adong adoniram adora adorkor adoyo adri adriancito adrianita
  adron adu aduana adunke aduragbemi aduse adut adutwumwaa adva adwoba adyeri adzo adzoa adzovi aerwyn aeshana afag
  afagh afari afarin affi afful afi afiavi afiwa afiwoa afnan afonsinho afotey afra afrah afrakoma afram afreh afriyie
  afroja afrouz afsar afshan afsoon agaba agah aganze agapito agbani agbeko agbeli agbenyega agbor aggers aghdas
  aghiles agnaldo agnelo agos agostina agostinho agot agripina agueda aguer aguinaldo aguié agung aguscha agustina
  agustincito aguti agutu agwanda agwu agyapomaa agyapong agyare agyeiwaa agyekum agyeman agyemang ahado ahadu
  ahamefula ahenewa ahenkan ahimbisibwe ahlaam ahmadali ahmadjan ahmadou ahmadu ahou ahoua ahoura ahu ahunna aiah
  aichatou aichetou aichouch aichoucha aichouche aida aidana aidin aido aidso aiguo aija aika aila aileene ailen ailie
  ailu ailyn ailén aimal aimes aimi aimé aina ainara ainaz ainoa ainomugisha ainslie aintzane ainur airchie aish
  aislinn aisosa aissata aisulu aitana aituaje aivan aiyevbekpen aiza ajak ajantha ajasa ajayi aji ajike ajmal ajok
  ajuluchukwu ajwang akachi akachukwu akaffou akaki akaliza akampurira akande akandwanaho akane akani akanimo
  akaninyene akankwasa akari akatendeka akbari ake akech akemi aketch akeyo akeza akhi akhona akhtaruzzaman akhumzi
  aki akiel akif akiki akila akilimali akimana akin akinbode akinde akinfolarin akinkunmi akinlolu akinsola akintoye
  akio akiror akito akkun aklilu akoele akofa akoko akol akolgo akoma akomaa akon akong akongo akonkwa akonnor akorede
  akosa akosi akosiwa akossiwa akot akoto akou akoua akouvi akoélé akpa akpan akpenamawu akpene akpevwe aksel aku
  akuabata akuba akuete akullo akumu akunna akunne akuol akuoma akuorkoi akuorkor akur akurut akuvi akuyaa akuyo
  akwaeke akweley akwesi akwete akwiri akyaa akyea akyere aké akın alaaeddine aladi alafair alaide alal alam alamgir
  alatha alattin alazne alaíde alba alber albertico albertinho albertito albina albita alby alcides alcina alcino
  alcione aldair aldana aldaíza alder aldith alditha aldonia aldrin aldwin aldyth aleix alejandrina alejandrito
  alejito alejo alem alemnesh alemtsehay alencar alethea alethia alev alexandrino alexandru aleykutty aleyna alfonsina
  alfonsito alfonza alfreda alfredinho alfredito alfretta algis algitha alhassan aliaa alican alicinha alicita alier
  alihan alijan alik alika aliko alima aliman alimata alime alimohammad alinafe alinaghi aline alininha aliosman
  alipio alis alisoun alita alizeta alizèta aliş aljur allahditta allahwasaya allal alma almasa almedia almerinda
  almeta almie almir almon almu almudena almus alobo alodia aloisio alon alona alonge alonsito alou aloush aloy alozie
  aloísio alperen alpesh alpheus alphia alphonsine altagracita altair altay althaea altug altuğ altynai aluel alufeyo
  aluisio aluoch alupo aluísio alvarinho alvarito alvena alverta alvi alvira alvy alwande alwin alwyne alya alyaa
  alyosha alzira alípio amadeu amadioha amadita amado amadu amady amaechi amahle amaia amaiur amali amalinha aman
  amancio amankwa amankwaah amanuel amarachukwu amaral amarasiri amare amarech amariah amarildo amarjot amaro amat
  amath amauche amauri amauris amavi amayas amaziah ambachew ambakisye ambar ambaro ambe ambet ambeth ambie ambiorix
  ambo ambong amboy ambreena ambrosio amdy ame ameer ameera amegbor amelework amelinha amelita amellal amena amenan
  amenyo amenze amer americo amerley ameth amevi amewusika ameyovi ami amias amice amidu amilcar aminatu amine amineh
  aminetou aminul amirabbas amirmahdi amirmohammad amirparsa amirsalar amirsam amita amito amivi amjaad amkelo amlan
  ammiel ammoura ammouri ammukutty amna amnon amo amoah amoako amoakoa amoanimaa amogelang amoikon amoin amoke amolo
  amon amondi amongin amonoo amony amor amorel amoret amorkor amoti amou amougou amparito amparín amphyllis ampofo
  ampofowaa ampomah ampong amponsah amra amrik amro amsale amuge amuorkor amyas amália amâncio amélia américo amévi
  amílcar anabela anaclet anacleto anahi anahit anahí anais analice analía ananda anane anang ananias anano anar
  anarene anastasio anastasita anastatia anastácia anasuyamma anat anate anathi anayo anaís anbu anca ancel ancelmo
  anchieta ancie andani andeng ander andika andile andisheh andisiwe andiswa andoni andoy andra andral andreea
  andresito andresín andreza andrezinho andreíta andris andro andréa andréia andualem ane ane-ane anei anele anelisa
  anelisiwe anena anene aner anes anesio anfal angad ange angelet angeli angelillo angelin angelines angelita
  angelquis angelu angelín angey angga angge anggun anghel angélica ani anibal anicet aniefiok aniekan aniema anietie
  aniko anikó anilla anim anima animwaa anin aninha aninhas anir anis anisio anisul aniyan anj anjolajesu ankunda
  annag annakutty annaliza annamma annasaheb annatjie annetta annice anniebell annis annisa annora annot annunciata
  anokye anoma anooshe anopa anotida anouk anoushirvan anowaa anozie ansaa ansah anselmo anshu ansil anta antang antek
  anteneh anth antho antia antito antje anto antok antolin antolín antonieta antoninha antoninho antonino antonis
  antonito antoy antoñete antoñito antu antwi antwiwaa antz antía antón antônia antônio antú anu anuli anulika anum
  anuoluwapo anuruddha anushervon anushik anwaar anwarul anwer anwuli anwyl anxo anxos anyadwe anye anyelina anyelo
  anyelwisye anyieth anyona anália anésia anésio aníbal anísio anıl aoi aoifs aoko aom aondoaver aondofa aondohemba
  aondona aongus aoua aouich aouicha aoy apana aparecida apeadu apeke apeng apenteng aphelele aphiwe apil apinke apio
  apol apolinar apolinario apolinário apolo apolonio apolot apondi appalamma appalaraju appanna appasaheb appie
  appolonia appukuttan apraku apsara apuk aqil aqila aquilla ara arabel aracely arach arakaza aralola aram arame
  aramesh arantxa arantza aranza arasi arastoo arata aravinthan arayik araz arbab arbadella arben arbie arbin arbrey
  arcadio arcelia archelaus ardelia ardelle ardena ardit ardith ardo areatha areen aref arefeh areh aremu areum arezu
  argie arhin aria ariadna ariane arianrhod arie ariel ariela arifa ariful ariho arik arike ariles arin arinaitwe
  arinola arinzechukwu ariobarzan ariovaldo aristeu aristides arit aritz arjay arjo arjuna arlan arland arlen arlena
  arlete arletha arletta arley arlindinho arlindo arlon armaghan armandinho armandito armenak armentha armida armilda
  arminda armindo arminta armita arnaldinho arnau arnon arnulfo arogo arok arooba aroosa arouna arpan arpi arrate
  arrey arrie arsalan arsenia arsenio arsh arsham artan artashes artelia artemis artemisia artha arthel arthen arthula
  artimisha artu arturito arturzinho artuzinho artyom arul arulmozhi arumugam arunee aruni arusyak arvis arvle aryo
  arzum arístides asaad asabea asabere asaduzzaman asaf asahel asakhe asako asal asamenew asamnech asanda asanga
  asantewa asantewaa asaph asberry aschalew asdrubal asdrúbal aseda aseel asegedech asela aselefech asemahle asenath
  asep asewe aseye ashenafi ashfaq ashie ashik ashim ashlin ashot ashraful ashuza ashwanth ashwath asiama asiamah
  asibi asiedu asieduwaa asieh asier asifo asih asil asio asiong asiri asis asisipho asitha asive asiwaa asiye askale
  askin aslam aslanbek aslanie asmahan asmeret asmitaben asnakech asnaketch asor aspasia asrade asrar asrat assa
  assaad assaf assala asseta assetou assi assiba assis assita assitan assoumou asséta astede aster astolfo astu
  asubonteng asumini asun asunción asunke asunta ata ataa ataapanyin ataf atai ataide atakora atampugre atan atanasio
  atanda atang atanga atangana atash ataulfo ataíde ataúlfo ateba atef atenyi athaliah athandile athelstan athers athi
  athian athini athraa athula athuman ati atia atida atieh atiende atik atika atila atilano atin atinga atiqa atiqur
  atis atiyeh atlegang ato atong atoo atoosa atousa atoy atrin atsede atsufe atsupi atsushi atsutse attaa attie
  attilio attilâ atu atuahene atugonza atukunda atupakisye atusaye atwine atwoki atyaf atílio atıf auberon aubra auda
  audie audrie audu augustinha augustinho augustito augy aukan aulton aung aura aurea aureliano aurelino auretha
  aurora aurorita auryn ausra autry auwal auwalu aušra avanell avarilla avdhut avela avelina averill averilla averina
  avet avi avidime avigail avihu aviram avis avishag avishka avital aviv aviva aviwe avner avonne avtaar avtar avto
  avuyile awah awais awale awande awang awata awatef awatif awele awet awethu awie awien awil awiti awo awol awonke
  awono awujoola awuni awura awurabena awusi axil ayaa ayaanle ayabonga ayabulela ayad ayak ayala ayalew ayalnesh
  ayamga ayanfe ayanfeoluwa ayanle ayantu ayaovi ayawa ayawavi aybars ayben aybike aybüke ayca ayda aydan aydanur
  aydemir aydogan aydoğan ayebale ayebare ayebatari ayebazibwe ayekoue ayelech ayelen ayelet ayeley ayelén ayen ayeng
  ayensu ayesh ayeyi ayeza ayfer aygen aygun aygün ayham ayikai ayikwei ayilara ayine ayinla ayissi ayitey aykan
  aylanur aylar aylmer aylwin aylén aymane aynalem aynaz ayoade ayobola ayoko ayomi ayomiposi ayong ayoo ayorkor ayot
  ayotomi ayperi ayrton aysan aysin ayso aytac aytaç aytekin aytun aytuğ ayu ayuba ayuen ayuk ayuma ayumi ayumu ayxan
  ayé ayékoué ayélé ayşan ayşecan ayşegülcan ayşim ayşin ayşo azah azalee azar azara azarakhsh azarmidokht azat azeb
  azel azell azeta azilee azim azime azin azize azizi azizul azka azmera azmi azniv azon azu azubah azucena azuka
  azuma azumah azumi azzeddine azzie azzouz azèta aída aïchatou aïssata aşkın baaba baabi baabie baafi baah bababhai
  baback babalo babalwa baban babangida babar babasaheb babatope babatounde babawo babbie babek babette babla bablya
  baboucar babsie babsy babua babui babukutty babul babun babur babək bacha bachar bachchu bacho bachu badal badamasi
  badara badis badong badreddine badriya badrul badsha badu baerbel bafana bagas bagga bagmati baguma bagus bagwis
  baha bahaa bahador bahadour baharak bahati bahattin bahdja bahi bahieh bahija bahira bahiru bahizire bahriye
  bahtiyar baiano baiba baidy baiju baila baile baily bakartxo bakayoko bakena bakhita bakhshi bakht bakhtawar
  bakhtiyor bakhtzada baki bakoroba bakula bal bala balan balarabe balasaheb balazs balbina balbino balbiro balcha
  baldo baldomero balduíno baldwin balguissa balikuddembe balim balkar balki balkissa balkisu balla balli balong
  baloram balot balqees balqis baltasar baltazar balu baluku balume balázs balım bam-bam bamba bambam bambi bamdad
  bamigboye bamise bamitale bamwesigye bamwine banchamlak banchi banchiayehu bandara bandile bandiougou bandong bandu
  bandula bandya banele bani bano bant banta bantay banto bantolina banu bapon bappi bappy baptista bapun bapusaheb
  baraa barak barathi barau barbarina barbarita barbi barbinha barbod barby barend barhoma barhoum barhouma barigye
  baris barkin barkın barmasai barni barny barsha bartie bartly bartola bartolo bartolome bartolomeu bartolomé bartu
  barun barwaqo baryalai barzillai barış basak basant basappa basar basava basavaraj bascom basetsana bashe bashige
  bashiir bashiru bashu basi basia basilia basilio basim basir basmala bassekou bassel bassirou bassou basti bastião
  basyang basyo basílio bathabile bathandwa bathie bathsheba bathshua batia batikan batoul batoy batsheva batsirai
  battal batıkan bauldie baurzhan bautista bawa bawoubadi bay-bay bayan bayang bayram bayu bayush bazola bazzy başak
  başar bbosa beadie beant beatie beatsie beattie bebang bebawy bebe bebeng bebot beboy bebucho becs bedelia bediako
  bedirhan bedo bedrettin bedri bedriye bedros beedie beenie bego begotxu behcet behdad behlul behlül behnoosh
  behnoush behram behrang behrokh behruz behsan behshad behtash behçet beibei beita bejide bejo bek beka bekah
  bekezela bekir bekircan bekithemba bekki bekky bekoe beks bekzod bel bela belachew belal belay belayneh belaynesh
  belchior beldie belema belemir belen belenda belete beletshachew beleza belgacem belgüzar beli belinda belinga
  belinha belisario belita beliz belkys bella bellag bellie bello belmira belmiro bels beltran beltrano beltrán belu
  belzora bema bempah bena benat bence benedita benedito beng beng-beng bengan bengi bengisu bengu bengü benhur beni
  benicio benie benigna benigno benignus benilda benilde benish beniton benitín benj benjamim benjamincito benjo benjy
  benno benny bente bentinho bentsi bentum bentzi benyamina bené benício beppe beppino berat bereket berengaria beres
  berfe berfin berfu berhe berice berihun berin beritan berk berkan berkant berkcan berke berl bermal bernabe bernabé
  bernadete bernadetta bernardino bernardito bernat bernd berneice bernetta berny bero berra berrin berthena bertica
  bertin bertis bertita berto bertus bertín beryle besbes beshadu beshoy besir besma beso bessem beste besufekad
  betania betao bete betelhem bethia bethiah bethie bethy betigül betin betina betinha betinho betito beto betong bets
  betsi bett bettine bettylou betânia betão betín beverlee bevil bevis bevo bex bexie bexy beyazit beyazıt bez beza
  bezaleel bezawit bezunesh beñat beşir bhaby bhagirath bhagya bhairab bhanumati bharatbhai bhasi bhathiya bhausaheb
  bhavik bhavnaben bhawana bhebhe bheemappa bheka bhekani bheki bhekinkosi bhekisisa bhekumuzi bheng bhikhabhai bhikhi
  bhiku bhimanna bhimrao bhinda bhojraj bhoke bhola bholu bhombol bhong bhoy bhupat bhupendra bhupi bhuwan bia biachi
  bianu biazinha bibata bibiano bibiche bibo bibot biboy bich bidias bidossessi biduaya bidzina biel bienve bienvenida
  bienvenido biftu bigirimana bignon bigue bih biira biixi bijou biju bijuma bikesh bikkar bikoro bilan bilgehan
  bilgin bilind biljana bilki bilkis billo billur billybob bilo biloa bilqees biltu bilé bimalendu bimba bimbim bimbo
  bimo binara binaya binbin bincy bindhya bineta bing-bing binha biniam binkie binnaz binnur bino binoy bintu binu
  binyam bior bipasha bir bira birago biram birame bircan birce birdena birdine birgul birgül birhan birhane birindwa
  birinha birju birkan birke birl birol birsen birtha biru biruktawit birungi bishaar bishal bishir bishnumaya bishoi
  bishoy bishu bishwa bisimwa bisma bisrat bissan bisse bita bithi bitjoka bitota bitoy bittoo biu biubwa biwott
  biyick bizuayehu bizunesh bjossi bjössi bjørn blai blanch blanchie blanqui blanquita blas blasito blimi blimy blods
  blodyn bluma blé bo-bo boab boabby boaby boadi boadu boaduwaa boafo boahemaa boahen boakyewaa boamah boampong
  boatemaa boaten boaventura boaz boban bobet bobo bobos boboy bobur bocar bochaberi bockarie bode bodjie bogale
  bogart bohi bohlale bohlokoa boikanyo boima boipuso boity boja bojan boke boknoy bokyo bolarinwa bolet bolu boluwaji
  boma bonang bonareri boneta bong-bong bongbong bongeka bongkiyung bongumusa boni bonifacio boniswa bonna bonnibel
  bonnya bonsu bontu boodie boofy boonmee boonsong boota bora boram boran boranna borhan bori borja borjita borna
  borya borzoo borzou bose bosire bosse botan botchok bothaina botho botir botlhale botros botyok bouazza bouba boubou
  bouchaib boudour bougouma boukary bourama boureima boury bousbous boushra boutheina bowale boy-boy boye boyko boyong
  bozkurt bozorgmehr bożena braam bracha brachy brago brahem brais brakwaa branca brancinha brando braulio brayan
  breada breeda breedge breeta breid breindel breindy breixo brekhna bren brendie brendita brendo brendy brenny breno
  breogan breogán bretto breyten bridgeen bridgid bridgie brigida brilliana brima brisa broady bronach bronnie brou
  brucey bruchy brucie bruku brunela brunilda bruninha bruninho brunito bruria brás bráulio brício brígida buba
  bubacarr buban bubber bubla bublai bubli buboy bubun bubune bubut buddhi buddhika buddug budhi budhua budoy buel
  buell bugingo buglem bugoy bugra buhle buhlebenkosi bujar bujjamma bujji bukade bukar bukelwa bukenya bukiwe bukkie
  buknoy bukonla bukun bukunmi bulelani bulelwa buli bulik bultu bulu bulut bundu bunnie bunti buntu buoga burcak
  burcin buren burgin burhan buri burjor burkey burlie burlin burnell burnetta burnsie burnsy buro burçak burçin
  busani buse bushan busime busolami busra busumuru butch butchoy butera buthaina butsoy buyi buyinza buyisiwe buyiswa
  buzo buzunesh buğlem buğra buğse bwale bwambale bwanali bwanje bwembya bwenge bwire byamugisha byamukama byamungu
  byiringiro bynum byrappa byrd byrl byrnesy bytha bärbel bénie bích büşra caalaa caasha cabdalla cabdi cabdulle
  cabral cacau cachita cachito cacilda caco cacá cadell cadfan cadi cadog cadu cae caetano cafer cafu cagan cagdas
  cagil cagin cagri cahal cahya caique caldonia cali calisto calixto caloi caloy calumag camelia cami camilinha
  camilito camilo camilín cammie canab candas candaş cande candela candelaria candelita candida candido candinha
  candinho caner canice canip cano canor cansel canset cansın canzada capitola cardo carel cari caridad carina
  carlangas carlao carleen carletes carletto carlin carlines carlinhos carlis carlito carlitos carlotita carlão carlín
  carme carmelina carmelita carmenchu carmencita carmi carmie carmina carminha carminia carmita carmiña carmiñita caro
  carolee carolinita carolzinha casho casi casiano casilda casimiro cassia cassio catalineta catalinita catherina
  caths catita cattie catu catuxa caua caue caupolican caupolicán cauã cauê cavidan cawaale cawo caye cayetana
  cayetano caz caze cazuza cazza cazzie cazzy cazé caê caíque ceba cebert cebisile cebo cebrail cec ceca cecco cece
  cecep ceci cecie cecilie cecilita cecília cedella cee-cee ceece cees ceirios cejno cel celalettin celani cele
  celedonia celedonio celene celestia celestino celie celil celiwe celo celso cem cemaleddin cemalettin cemil cemo
  cemre cen cenap cengizhan cennydd cenobia cenon cesar cesarin cesarín cesc cesitar ceylan ceylin cezmi ceça chabela
  chabelita chabelo chabha chabo chacko chackochan chad chadi chadia chaewon chafik chaganlal chagit chaguito chahinez
  chahrazad chaim chaimie chaimy chaina chaitali chakameh chala chalmer chalmus chalo chaltu chamal chamika chamil
  chamila chamindu chammo chamod champak champika chana chanan chancel chancy chand chandana chandrabhaga chandrappa
  chandu chandubhai chani chanie chanito channamma channappa channi channy chano chantale chanti chany chapa chari
  charin charis charissa charith charitha charl charlcie charleen charlesetta charlita charls charlsie charly charmain
  charmian charno charo charín chasca chaska chata chathuranga chatita chato chattie chaturika chausiku chava chavela
  chavelita chavi chavita chavo chavy chawada chawezi chay chayanne chayito chayo chayong che che-che chebii chebito
  chebo cheboi checha cheche checho chechu checo chedu chedva chedza cheick cheikhou cheikhouna chel chela chelangat
  cheli chelis chelita chelito chella chellam chellamma chellappa chelle chelo chels chelvi chema chemeli chemita
  chemtai chencha chenchen chencho chendo chengetai chengetedzo chengeto chenjerai chennamma chente chentito chep
  chepa chepchirchir chepchumba chepe chepina chepita chepito chepkemoi chepkirui chepkorir chepkurui chepkwony
  chepngeno chepo cherian cherif cherifa cherilyn chero cherop cherotich cherrie cherutich cheruto cherylynne chesang
  chesley chessie cheta chetachi chethana cheto chevito chevo chewe chezza chhagan chhaganbhai chhammo chhimo chhinda
  chiaki chibueze chibundu chibuzor chicha chicharito chichay chichi chichita chicho chico chicoy chidalu chidebe
  chidiebube chidimma chidindu chidozie chidubem chiemeka chiemela chiemerie chifumnanya chigbo chiharu chijindu
  chikamso chikaodi chikezie chikkanna chikodi chikodili chikosolu chiku chikwado chilito chilo chilombo chima
  chimamaka chiman chimanbhai chimango chimaobi chimdi chimdindu chimezie chimi chinasa chinatsu chinaza chinchin
  chinda chindo chinemerem chinenyenwa ching-ching chingiz chingkay chinita chinmoy chinnamma chinnari chinnathambi
  chinni chinnodu chino chinonye chinsinsi chinta chintaman chintha chinthaka chinti chinto chintya chinweike
  chinwendu chinyelu chio chipiliro chiqui chiquinha chiquinho chiquis chiratidzo chirchir chisanga chisato chisimdi
  chissola chista chit chita chitani chito chitong chitsanzo chitti chitula chituru chiugo chiva chivis chiwoniso
  chiyembekezo chiyo chizaram chizitere chizoba chloie chlora chobi choden choedon choekyi chofi chofis chokri chol
  chola chole choleng choli cholita cholo chomba chompoo choncho chongo chonita chotan choton choukri choy-choy
  chrisna christeen christene christl christobel chrisy chrysostom chucha chuchay chuchin chuchita chuchito chucho
  chuchín chufo chuki chuks chukwubuike chukwudum chukwuebuka chukwuemelie chukwuemerie chukwuemezie chukwuka
  chukwunonso chulani chulsoo chuma chumani chumo chuni chunmei chunnu chuol chus chusa chuti chuy chuyita chuyito
  chío ciano ciata cibalonza cica ciccio cicek cicero cida cidalia cidalina cidinha cidália cihad cihangir cihat ciise
  cikuru cilene cilla cilmi cinar cinda cingashe cinta cinti cintia cinzia ciorstag cipriano cirila cirilo ciro cisco
  cisem cisil cismaan cita citlali citlalli cito civan ciwan ciza ciça claborn claiborne clairey clarabel clari
  clarimond clarinda clarinha claris clarisa clarisse clarita clarkie clarky clarrie clarry clau claudell claudi
  claudina claudinha claudinho claudiomar claudis claudita clauds clayborn clayborne cleber cleburn cled cleda cleide
  cleidson cleiton clellan clellie clem clemantine clemencia clemency clemente clemmon clemon clennon cleofas cleone
  cleophas cleora cleotha cleotilde cleusa cleuza cleva clevie clevon clodomiro cloie clothilde cloti clovia clydie
  clàudia cláudia cléber cléo clóvis cocoy codjo codjovi codou coenie coenraad coffi cois colie colina collette
  colmcille colmie columb comlan conard concepción concha conchi conchis conchita cong coni conlith conrado constantia
  constantino constanza cony cooter coque coqui corda cordia coreen corene corina corisande corlia corliss cormie
  cormo corne cornel cornelio cornelious cornie corné coryang cossi cossiba cotinha coté coulibaly coumbis coyle crad
  craigie craigo craigy creesy crescencia crescencio cressy cris crisanta criselda crispulo crispín crissie crissy
  crista cristeta cristi cristiane cristo cristobalina cristy crouchy cruzita csaba cuahtli cuan cuauhtemoc cuauhtémoc
  cuc cuca cuchi cucho cuchu cuco cuitlahuac cuitláhuac cuma cumali cumar cumhur cumi cun cunegunda cuqui cuquis
  cuquita curra currita currito curro curstag cusa cuso cutberto cuth cuthie cyiza cynfael cynthie cynwyl cyrena
  cyriack cyrilla cyrous cyubahiro cyusa cándido cássia cássio cândida cândido cédric cícero công cúc cún cătălina
  cường daahir daakyehene daantjie daba daberechi daberechukwu dabira dabloo dablu daboy dachi dadang dadirai dado
  dadong dadá dafna dafni dafs dagadu dagim dagmawi dagmawit dagne dago dagoberto dagogo dahabo dahami dahbia dahir
  dahiru dahyabhai daia daiana daiane daiki dairo daiva dakalo dakila dalene daler dalila dalitsani daljinder dallie
  dalva dama damares damasceno damaso damayanthi dambari damber dambudzo damilare damisi damla dammika damoon danai
  danasabe danazumi dand dandan dandie danelle dania danial danie danielito danielzinho danielín danilda danit daniyal
  danjoe danjumma danka dankwa danlami danni danno danquah danso dansowaa dantala danush danushka danut daph daphie
  daphna darce dareen darek darkoa darkowaa darmo darro darvin daryoush darío dasha dashaun dastan dasun datta
  dattatray dattu datumanong datuna dauda daudi daurice dauvit davidcito davidina daviz davut dawa dawnette dawnie
  day-day dayami dayamí dayan dayananda dayang dayday dayro dayron ddamulira ddungu debabrata debare debbora debdas
  debdulal debi debisi debjani debjit debleena debo debojyoti debolina debopriya debu debz decca decko decky declo
  dedeh dedei deden dedevi dedi dedy dedé dee-dee deedee deepo deepthi defne degefe deger degmo degnesh dei deia deiby
  dein deise dejair deka deki dekunle dela deladem delal delanyo delara delarey delasi delboy delcie delcita delcídio
  dele delfi delfin delfino delicia delie delil delila delita delitha delkash dellie delly dellys delnaz delnia
  delphia delphie delshad delu delvene delvin delwar delys dema demi demiana demir demirhan demissie demitu dencio
  deng denholm denilson denizhan denman densua dentaa denílson deo deola deolinda deqo derartu derbhla derdre derin
  derl derman dermie dermo dermy derrell dersim dervis derviş dervo desalegn deshan deshani desi desiderio desie
  desleigh desley desma desola dessalegn desso desta destaw desy dethie detta dettie deumaya deusa devamma devaraj
  devassy devimaya devji devoe devrim dewunmi deyanira deysi dez dezza dezzie değer dhahabo dhamayanthi dhammika
  dhanalakshmi dhananjaya dhani dhanmaya dhanna dhansukh dhanushka dharshani dhia dhieu dhiru dhirubhai dhondiram
  dhondu dhondup dhuuxo diaa diadji diakaridia dianguina dianita diariatou diarietou diarra diba dibaba dibakar dibi
  dibyendu dicia dicle didar diday didem didinho didou dieguito diekololaoluwa diem dieynaba dieynabou digambar digbeu
  diggory digong digory dihia dije dijé dika diketso dikgang dikshya dil dila dilafruz dilantha dilaver dilay dilbirin
  dildar dileepa dilges dilgeş dilhara dilipbhai dilki dillie dilma dilmaya dilmi dilnawaz dilovan dilovar dilruba
  dilsah dilshani dilu dilya dilşad dilşah dilşen dima dimas dimasalang dimeji dimitra dimpi dimpy dimuth dimuthu
  din-din dinaz dincer dinda dindin dineelo dinelka dingani dingdong dinggoy dingky dinho dinithi dinjo dinkinesh
  dinknesh dinma dinnie dinny dinorah dinshaw dintle dinuka dinushi dinya dinçer diogenes dionisio diorbhail dioukou
  diouma dipankar dipayan dipen dipendra diptiman dipto dirceu diriye dirk dirkie disebo disha ditaba ditas ditinho
  ditiro dito divina divyesh diwata diyaa diyar diyor diógenes diễm diệu djabatey djaffar djair djalma djamilatou
  djavan djelika djenabou djeneba djeynaba djiba djibril djiby djidjoho djidonou djimon djohra djoko djordje djoumessi
  djédje djédjé djénéba doaa doca docia docie dodders dode dodi dodie dodoy dodua dodzi dodzie dodô doga dogancan
  dogara dogukan dogus dokubo dola dolag dolapo dolf dolfie dolkar dollag dollah dolleen dollina dolo doloritas dolors
  dolph dolphus dolphy dolunay doma domi dominador domingo domitila dommo dommy domo dondon dondu dong-dong dongdong
  donghyun dongwook doni donia donizete donkoh donkor donnette donno dontay dony doofan dool doolarie dooshima doosuur
  dorelle dorena doreswamy doreth dorin dorinha dorit dorita doriva dorival dorji dorna dorotea dorotha dorrette dorsa
  dorse dorte dorthea dorthula doru doruk dosha dosia dosie dosinho dossa dosseh dossi dossou dossouvi dosunmu dotto
  doua douaa doudou dougo douha dov dovey dovi dowsabel doyal dozie doğa doğancan doğukan doğuş dragos dragoș dramane
  driaan driekie drienie drikus drissa dror drucilla druscilla drusie duaa duah duale dualta duan dubem dubhaltach
  dubi duca duda dudi dudinha dudul dudung duduzane dufie dugie dugsiye duha duhan dukhi dulal dulanjali dulce dulcena
  dulcibella dulcina dulcinea dulcineia dulcinha duleep dulu dumebi dumi dumile duminda dumisile dumoluhle dumsile
  duncanina duncs dundar dunga duniya duniyo dunni dunsin dunya duop dupe duppie duraid duran durell durene durgamma
  durjoy durkhanai durmus durmuş duro durosinmi durotimi dursune durval durward durwood dusabe dusan dusengimana
  dushime dusko duterteng duvan duvi duvid duy duyen duyên dušan duško dwaine dwamena dwayno dwi dwyfor dyddgu
  dyfnallt dyhia dyls dymps dzidula dzidzai dzidzo dzidzor dziedzorm dzigbordi dzikamai dzingai dámaso dário dâu déa
  dédé dédévi déia déo döndü dörte dündar dănuț dương ágata águeda álvaro ámbar ángela ángeles áurea ângela åge åsa
  çağan çağdaş çağrı çağıl çağın çelik çetinkaya çisem çisil çiçek çınar`);
