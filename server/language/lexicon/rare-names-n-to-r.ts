import { list } from './list.ts';

/** Nicknames and rarer first names of many places, from n to r. */
export const rareNamesNToR =
  list(`naa naaadjeley naadedei naadu naakorkor naakoshie naama naamerley naana naba nabaa nabaasa nabakooza nabakumar
  nabarun nabasumba nabatanzi nabawya nabbosa nabby nabih nabiha nabina nabintou nabintu nabirye nabisubi nabou
  nabukalu nabukeera nabukenya nabulime nabulya nabunya nabuuma nabwami nabwire nacha nachhatar nachita nachito
  nachman nacho nachum naciima naciri nadarajah nadav nadean nadeen nadeera nadereh naderi nadide nadini nadir nadouch
  nadoush nadra nads nadu nadun nadya nadz nae-nae naeema naemi naenae nafi nafisat nafisatu nafiseh nafissa
  nafissatou nafiu nafiz naftuli nafy nagamani nagamma nagappa nagarajan nagarathna nagawa nageeye nagehan nageswari
  naggayi naggita naghmeh nagnouma nagore nagu nahal nahambo nahas nahide nahimana nahom nahu nahuel nahui naia naiara
  naigaga naile naim naime naimur nainesh naipanoi nair naisula najah najeeb najeebullah naji najia najibullah
  najjemba najjuma najlaa najm najmeh najmul najoua najwan nakabugo nakafeero nakalema nakalyango nakamya nakanwagi
  nakasi nakaweesi nakawesa nakawuki nakayiwa nakazibwe nakhumicha nakiganda nakigudde nakimbugwe nakimera nakimuli
  nakintu nakiryowa nakisige nakitende nakitto nakiwala nakkazi nakyeyune nalaka nalinda nalishebo nalongo nalotuesha
  nalubowa nalubwama nalugo nalugwa nalukwago nalule nalumansi nalunga naluwooza nalweyiso nalîn namaganda namakula
  namal namale namalwa namara namasiku namata namatovu namayanja nambi nambooze nambozo nambuya namdar namdeo namdol
  namegabe namgay namgyal namik naminata namirembe namitala namory namtan namuddu namugenyi namukolo namukose namuli
  namulondo namusoke namutebi namuyanja namwaka namwan namwanje namık nanaama nanak nanami nanan nancye nandana nandar
  nandasiri nandhini nandinha nandinho nandito nandy naney nangamso nangila nangombe nangula nangyalai nanimaya
  nanjala nanjamma nanji nanjundappa nankafu nankinga nankya nanno nannous nannozi nannyonga nanoos nanou nanous
  nanoush nansamba nansie nansikombi nansy nantale nantu nantume nanty nanténé nanuli nanw nanyama nanyonga nanyonjo
  naná nanín naod naoma naomie napari naqib naran naranbhai narasamma narasayya narasimha narayanappa narbada narcis
  narcissie narcís nardos nards nargess narhari nari nariman narjes narmadabai narmaya narrelle narsaiah narsamma
  narsinh narvel narvell narîn nasambu naseeban naseebo nashaat nashipae nashwan nashy nasibeko nasieku nasilele
  nasira nasrat nasreddine nasri nasrollah nassali nassanga nassib nassira nassiwa nassoro nassozi nassuna nasteho
  nastya naswa natabi natalka natamba natan natangwe natarajan natavan nataša nateisha natercia nath naths nati natig
  natinael natiq natisha natita natividad natnael natoy natsumi nattabi nattie natu natubhai natvar natwarlal naty
  natz natália natércia nauman naureen nava navjeet navodya nawang nawar nawara nawras nay-nay nayab nayanathara
  nayeon nayereh nayla nayna naynay nayon nayoung naz naza nazakat nazare nazario nazaré nazdana nazeem nazeer nazek
  nazeli nazem nazende nazifa nazila nazira nazish nazli nazlican nazlıcan nazmul nazrin nazê nağme ncamsile ncebakazi
  ncedo nchang nchare nci ncumisa ndabenhle ndabezinhle ndack ndagijimana ndagire ndahafa ndahiro ndala ndalu ndamona
  ndamulelo ndanu ndapanda ndapandula ndapewa ndaya ndayisenga ndedi ndegwa ndele ndella ndemufayo nderitu ndeshi
  ndeshihafela ndi ndiaga ndiawar ndiaya ndibo ndifreke ndikumana ndileka ndilimeke ndina ndinda ndinelao ndiouga ndip
  ndirangu ndivhudzannyi ndizeye ndjana ndolo ndona ndongo ndoumbe ndubuisi nduduzo ndueso nduka ndukwe ndumi ndumie
  ndunda ndunge nduwimana ndzana ne-ne nealon nealy neba nebiyat nebiyu nebras nebyu neca necdet nechama nechamy necie
  necip necmettin necmiye neco neddie neddy nedeen nedime nedret nedu nee-nee neela neelsie neeru nefise nega negah
  negar negash negasi neguinha neguinho negus negussie nehad nehama nehir nehuen nehuén neia neide neidinha neifion
  neilie neilo neilton neilus neily neindow nekane nekisha nekoye nelao nelcy neldine nele nelfa neli nelie nelinha
  nelinho nelio nelis nelisa nelisiwe neliswa nelita nelito nellis nello nelma nelmarie nelo nelse nelsiwe nelu nelum
  nely nemani nemanja nematollah neme nemesio nempiris nena nenem neneng neneth nengah nenuca nenye nenzinha neném
  nenê neomia nephi nepo nepomuceno neppie neranjan nereu nergiz neri nerida nerina nerine neroli nerolie nerva neryl
  neryle nesan nese neset nesibe neslisah neslişah nesmouna nesreen nessan nestan nestito nestorcito neta netanel
  netha nethmini netinho neto netsanet netty neus neusa neusinha neuza neval nevine nevo nevra nevriye nevzat newal
  newell newen neyla neyma neymar nez nezahat nezahualcóyotl nezihe nezzie neşet nfor nga ngabo ngagne ngah
  ngalamulume ngandu nganga ngapaki ngarambe ngareta ngaruiya ngassa ngatia ngawai ngawang ngawini ngcebo ngechi
  ngeleka ngendo nghia nghidinwa nghĩa ngina ngo ngodoo ngoga ngoie ngola ngollo ngolo ngone ngono ngoran ngosa ngotho
  ngoza ngozichukwu ngu nguavese nguessan ngugi nguimfack ngum ngumbau ngunan ngure nguru nguvan nguveren nguyệt ngwa
  ngwako ngwali ngwe ngà ngân ngọc nhamucho nhat nhi nhien nhiên nhlaka nhlakanipho nhlamulo nhlonipho nhoy nhu nhyira
  nhyiraba như nhật niagalé niallers niallo niama niamey niamkey nianankoro nibedita nibras nicanor nicat niceia nicey
  nicho nici nicie nicinha nickeisha nickesha nickeshia nicko nicolaas nicolasa nicolasito nicoletta nicolien nicolás
  nicu nicy nidhal nidia nidup niek niekie niele nienke niesha nieves nifemi nigat nigina nigist nigisti niguse
  nigussie nigâr nihan nihel nii niilante nijat nikeisha nikhilesh nikia nikiwe nikko nikoi nikoo nikora nikou niks
  nikta nikusha nila nilab nilakshi nilanjan nilanjana nilavan nilce nilcéia nildo nili nilkanth nilo niloo nilou
  nilson nilton nilufa nilukshi nilupa nilushi nilza nimai nimantha nimcaan nimesha nimet nimma nimmo nimmy nimo nimra
  nimrod nims nimusiima ninad ninay ninette ninfa ning-ning ningamma ningappa nini nininahazwe nininha nino ninochka
  ninon ninoy ninsiima niní niokhor niousha nipa nipu nipun nipuna niquinha nir nira nirajan niranjala nireti nirit
  nirmaljit niroshi niroshini niru nirupam niruta nirvair nisansala nishadi nishan nishanthi nishat nisio nisma nisse
  nissim nissrine nitai nithiya nithya nito nitsa nitza nitzan niuniu niusha nivrutti niwagaba niyamaddin niyibizi
  niyigaba niyigena niyilola niyomugabo niyongabo niyonsaba niyonzima niyousha nizamettin nizeyimana niélé njabu njagi
  njagih njambi njau njavwa njenga njeru nji njideka njinga njiru njogu njoki njoud njoya njuki nkalubo nkamba nkansah
  nkatha nkechinyere nkeiru nkeiruka nkembo nkemdilim nkemjika nkemka nkeng nkhensi nkhoma nkirote nkoitiko nkole
  nkoli nkolika nkolo nkongho nkosi nkosikhona nkosilathi nkosingiphile nkosiyabo nkoulou nkoyo nkrumah nkugwa nkuli
  nkulu nkululeko nkumbu nkunda nkunim nkusi nkwabi nlandu nnabuenyi nnabuike nnaemeka nnamaka nnamdibuike nnanna
  nnanyelugo nneamaka nnedi nnenne nnenneka nneoma nnomo noa noach noaga noam nobie nobila nobin noca noela noelene
  noelie noella noely noemi noemia nofar noga nogaye nognog nohad nohemi nohemí nohora noi noime noina nojoud nok
  nokubonga nokukhanya nokulunga nokuphila nokutenda nokuthemba nokuzola nokwazi nokwethu nolen nolene noli nolin
  nolitha nollie nols nolubabalo nolukhanyo nolwandle noma nomahlubi nomakhosi nomathamba nomathamsanqa nomathemba
  nombeko nombulelo nombuyiselo nomcebo nomfanelo nomfusi nomhle nomi nomia nomkhosi nompilo nomqhele noms nomvelo
  nomvuyo nomvuzo nomxolisi nomzamo nonato nonceba noncedo nondita nongma nongnuch noni nonie nonito nonjabulo nonkosi
  nonkosinathi nonku nonkuli nono nonong nontando nontembeko nontokozo nontsikelelo nontu nonye nonyelum nonzwakazi
  nonô nooria noorjahan noortje noorullah nopera nopoko noraisa noranne noraogo norbe norbert norbertito norbu norelle
  noretta norhan norhana norhaya norie norine norjannah normagene normanina normanna normina normita normo norvella
  nosakhare nosayaba nosihle nosiphiwo nosisa nosisi nosiviwe nosrat nosratollah notemba nothile noufou nouhaila
  nouhoum noujoud noumbissi nounou nounour noureddin noureen nouri noushafarin noushin novaline novelet novelle novi
  novlet nowai nowell noy noy-noy noya noyan noynoy nozi nozim nozomi noélie noêmia nqaba nqobani nqobile nqobizitha
  nsabimana nsama nsamba nsangou nse nsenga nsengimana nsengiyumva nseobong nsereko nshimiyimana nsiah nsika nsikak
  nsikan nsikelelo nsima nsimire nsizwa nso nsoh nsona nsowaa nsubuga ntaganda ntakwinja ntalasha ntamack ntambwe
  ntandokazi ntandoyenkosi ntaoleng ntathu ntawukuriryayo nteboheng nthabi nthambeleni nthambi nthanda nthateng nthati
  nthato nthenya ntiamoah ntiense ntinyari ntlhari nto ntombenhle ntombifuthi ntombikayise ntombiyelanga ntombizandile
  ntoto ntsai ntsebo ntsikelelo ntsoaki ntuthuko ntwali ntwanano nuako nubia nuch nuchem nudrat nugroho nuhu nui nujin
  nujud nuku nukunu nula nunana nune nuninho nunley nunuk nunung nunz nunzia nunzie nunzio nur nuradin nurbanu
  nurefşan nurhayat nurinisa nurit nurjahan nursel nurseli nursen nurtaç nurto nuru nurys nurê nurşen nushaba nusret
  nussi nutifafa nutsa nuur nuurto nuwagaba nuwani nuwanthi nuzhat nvard nviri nwabueze nwachukwu nwadiuto nwaeze
  nwaka nwakaego nwamaka nwando nwankwo nwanneka nwanyieke nway nwe nwoye nyaata nyabadeux nyaboe nyabol nyabuto
  nyachol nyadak nyadeng nyaga nyagah nyaguthi nyaguthie nyaguthii nyakaisiki nyakallo nyakato nyakerario nyakeru
  nyakim nyakio nyaluak nyamal nyamawi nyamazao nyambane nyameka nyamekye nyameye nyamhanga nyamizi nyamoita nyamvula
  nyamwiza nyan nyandeng nyandiko nyandit nyanga nyangoma nyangono nyanjige nyankomago nyanquoi nyantakyi nyanut
  nyanzobe nyapal nyar nyarai nyareso nyarkoa nyarotso nyaruai nyaruiru nyathira nyawal nye nyein nyeko nyemah
  nyembesi nyengeterai nyerere nyesha nyevu nyibol nyiko nyima nyirabarungi nyirahabimana nyiramana nyiransabimana
  nyirasafari nyisha nyoka nyokase nyongesa nyora nyuiadzi nyuma nzama nzeba nzeyimana nzilani nzinga nzisa nziva
  nzola nzomo nzouankeu nzube nzubechi nzula nzungu nzuzo nzyoki nádia néia nélia nélio néstor núbia núria nûdem nûjîn
  nərgiz nərmin oagile oarabile oather obaloluwa obang obara obat obatala obdulia obe oben obenewaa obeng obert obet
  obi obiajulu obialo obianuju obichukwu obidike obierika obiero obinwanne obioma obiwuru obonyo oboshie obra
  obrempong obse obuobi oca ocan ochanya oche ochefu ochen ochola ochuko ocia ockert ockie octavious octavius odair
  odame odartey odarteye odawa oday odean odelia odelkis odella odelle odera odero odete odetta odhavji odianosen
  odies odilon odinaka odinga odinkemelu odo odoi odong odoom odoyo odran odun odunlami odunsi oduor odus odwa odwyn
  oenone ofe ofek ofelita ofer offie ofie ofir ofonime ofori oforiwaa ofosu ofosua ofosuhemaa ofra ofri ofélia ogada
  ogadinma ogaga ogbenyeanu ogbonna ogbonnaya oge ogechukwu oggs oghale oghenefejiro oghenekaro oghenekevwe oghenemaro
  oghenero oghenerukevwe oghenetega oghenevwede oghogho ogie ogiemwonyi ogieva ogle ogo ogola ogonna ogretta ogugua
  ogulcan ogunbanjo ogundele ogunlana ogutu oguz oguzhan ogwa ogweno ohad ohene oheneba ohenewaa ohiomah ohunene
  oihana oihane oishi oisie oiza ojakol ojo ojoma ojone ojonugwa ojuolape ojwang okai okaikoi okanlawon okech okeny
  oketch oketta okeyo okiemute okine okinyi okiror okkie oko okoe okoli okonkwo okopi okorie okoyo okuhle okwera
  okwudili okyere okyerewaa ola olabode olabomi oladimeji oladunni olaedo olamipo olamiposi olando olanihun olanna
  olanya olaoti olapade olapeju olarewaju olarinde olasubomi olasumbo olasupo olatide olatokunbo olatoye olatz olavo
  olawumi olawunmi olayiwola olayode olebile olebogeng olegario oleguer olene olesya oletha olguita olgun olha oli
  olie olif olinda olindo oline olisa olisaemeka olivene olka olmedo olode olona oloo olori olouwafemi olouwatosin
  olubanke olubode olubowale oluchukwu oludamola oludare oludayo olufolake oluleke olumayowa olumoroti oluronke
  olurotimi olusanjo olusanya olusesan oluseun oluseyi olutosin olutoyin oluwabunmi oluwadara oluwadarasimi
  oluwadunsin oluwaferanmi oluwafikayo oluwajomiloju oluwamayokun oluwapelumi oluwasegun oluwaseyifunmi oluwatoni
  oluwatunmise oluwole oluyinka olvin olwenyi olya olz omaar omamo omamuzo omana omane omanhene omara ombati omera
  omercan ometere omi omobowale omodele omodunni omolemo omolere omolewa omollo omolo omololu omonike omosalewa
  omosede omotejohwo omowumi omoyele ompha omri omur omwenga ona onalenna onana onay ondieki ondoa ondoua ondoy onduru
  oneita onek oneka onela onelio onen onesiphorus oneta onetha ongeri onicka oniel onik onika onin onita onize
  onkabetse onkarabile onke onkgopotse onnie onochie onofre onome onoy onsongo onthatile ontu onursal onwaba onwuachi
  onyancha onyeachi onyebuchi onyeche onyechi onyedika onyedikachi onyeje onyekachi onyekachukwu onyema onyemaechi
  onyinyechi onyok onyong onyoni onzelle ood ooko oola oommen opaw ope opet opha ophia opi opie opik opio opira
  opokuwaa opondo oppah oppong oppongwaa opu opuada opuene orabelle orace oralee oralie oraline oratilwe orayne oraz
  orban orbin orbra orcun ordibehesht orduen oredola oree orelle oreofe oreratile orest orestes oreta oretha oreva
  orezi orfa orhun ori orig orilla orina orinda orinthia oriolet orishaba orit oritse oritsejolomi orji orkhan orkun
  orlan orlandito orlen orlena orlene orletta orlin orly orma orman ormari ormie ormond orna orne orobola orock orod
  orode orpah orphelia orphie orren orrie orry orseer oruko orus orvel orvell orvetta orvie orvill orvin orvis orwin
  orzu orçun osagie osaheni osahon osakpolor osam osamede osamudiamen osang osaretin osariemen osaro osarobo osarugue
  osarume osarumen osasere osasu osayi osazee osazuwa osborn osby oscarito oselumese osemudiamen oseremen osewe osgood
  oshada oshadhi oshan oshane osher oshini oshrat osie osiemo osinachi osita osla osmancan osmar osmarina osmel osmer
  osmond osmund osnat osondu osonduagwuike osoro ososo osqui osquítar osric ossie osteen osunbunmi osvaldinho
  osvaldito oswaldo oswin osyth otacilio otacílio otar otavinho otchere oteka otelia oteng otep othandwayo othel
  othelia othell othella othmane othniel otie otiende otilia otim otobong otong otonye otoo otoy otsile otteran
  ottilia otu otuo otuoze otus otávia otília ouafae ouahiba ouambi ouarda ouardia ouassim oubaas oubay ouboet ouerdia
  ouidad ouissam ouko ouleye oulimata oumarou oumayma oumie oumnia oumoukhairy oumy ouraga ourang ouru ousainou ouseph
  ousman oussema ousseni ousseynatou ousséni ovada ovadia oveda ovidio ovie ovil owembabazi owenie owiti owney owny
  owona owusua owusuaa owusuwaa oyebola oyedele oyekan oyella oyelola oyenike oyet oyie oyinade oyinda oyinkan
  oyinlola oyiridiya oyiza oyku oyoo oyowa oytun oyugi oyvind ozavize ozay ozdemir ozeias ozell ozelle ozena ozer
  ozetta ozge ozgun ozgur ozhan ozie ozlen ozo ozoemena ozohu ozro ozturk oğulcan oğuzhan paakwesi paban pabli pablin
  pablito pablín paca pacha pacheco pachito pacho padam paddyjoe paden padge padgie padmamma padraigin padruig paeng
  paida paijo paily paimin paivi pakinam pakiso pakito pakize pako palak palani palaniappan palden paldon palitha
  palmira palmo palomita paltu palwasha palwinder pamelia pamelita pamelyn pami pamma pammy pams pancha panchamaya
  panchin panchita panchu panchín pandharinath pandian pandiyan pando pandoy pandu panduleni panfilo panganai panin
  panna panni panos panpan pansie pantea panteha panyin pao-pao paopao papan papayaw pape papia papis papiya papo
  papon pappachan papri papu paqui paquirri paquirrín paquita paquín parameswaran parameswari paramjit parand parandeh
  parastou parastu parata parbat parehuia pargev pari paria parichehr parick paridokht parijan parilee parilla
  parirokh parkash parko parlee parlie parmida parmis parna parnel parnian paromita parris parsa parsaloi parsimei
  parsottam partha parthena parthenie parto parvana parvatamma parvatibai parvina parwana parwin parya pasan pascaline
  pascha paschaline pasco pascoe pascualito pasha pashtana pasquale passang pastora pat-pat patai pathana pathani
  pathe pathrose pathum pati patie patito pato patpat patri patric patricinha patricio patricita patrina patsie patto
  patuma patxi patxo paty pau paudi paulena paulene pauletta pauli pauliene paulinha paulinho paulino paulita paulose
  pauly paulão pauric paurick pavan payel payin payman paz pazhani pazisnewende pazit peadie pearlena pearlene
  pearlina pearline pearlita peata peddi pedrin pedrinho pedrita pedrito pedroca pedrão pedrín peem peery peewee
  pegdwende pegeen pehimana pehuen pehuén peigag peio peipei peixoto pelagie pelden peldon pele peleg pelina pelinsu
  pelle pello pelonomi pelé pelîn pem pema pemphero pempho pendapala pendo penehafo pengdwende penno penpa pentamma
  pentti penzi pepa pepet pepi pepillo pepin pepino pepita pepiño peppe peppino pepê pepín perce perceval pere peredur
  perekeme perel peret peretz peri perico perin periquín periyasamy perkin perko perle perlee perlene perlie perlin
  perlina perline perlita permelie pernel pernell perneta peronelle perpetua perpétua perran perri pertunia perumal
  pervin perwin perwîn pesho pessie pessy petagay petagaye petek peterina peti petie peto petrena petrina petroc
  petronel petronila petrus pettus petya pewa peyker peyo pezhman pfano pfungwa pfunzo phakamani phakamile phakiso
  phatheka phatho phathutshedzo phatik pheba phebe pheeb pheebs phelisa phelu phemelo phemie phenie pheroze phesheya
  phetsile philander philasande philetus philis philisa philisiwe phillie phillis philo philopateer phils phinas
  phindi phindiwe phiwa phiwe phiwokuhle pholo pholoso phomolo phonse phonsie phonsy phronia phronie phu phul phuli
  phulmaya phumelele phumeza phumi phumla phumudzo phuntsho phuntsok phuoc phuthi phuti phyo phyu phú phúc phương
  phước phượng piali pialy piara pichai pichou pidiong pidyong pierrot piet pietertjie pietie pietje pikkie piklu
  pilar pilarica pilarin pilarín pili pilirani pilu piluca pilucha pilya pim pina pinchas pinchus pinckney pinda pindi
  pineaha ping-ping pingdwende pini pinita pinky pinong pintu pinu pinuccia pipa pipi pipo pipoca pippo pippy pipín
  piran pirapaharan piraye piret piri pirimi piripi pirkko piroska pirthi pirulo pista pisti pitchou pitita pitoy
  pitshou pitso pitu pituca pituco pitusa pitín piu piyadasa piyal piyali piyasena placido pleasance pless plez
  plutarco plácido pnina pochi pocho pochoy podge poema poerava pogbi pogi pogsaa poihipi poka poko pokua pokuaa
  pokwang pola polat poldie poldo poldy poliana policarpo polie polina polito pols poltoo poltu polín pomaa pompeyo
  pompi ponchito ponijo ponkoj ponmani ponnamma ponnappan ponni pono pontsho pontso pook pookie pooky pooneh poongodi
  poopak pooran pooria pooya popatlal popong popoy popsie popy porfirio porick pornchai porong porric porrick porsha
  posseh pothen potpot pottie pottsy pougbila poul pouneh pouran poush pouyan poyraz prabath prabhath prabhudas prabin
  pradeepa pradyut praew prafulbhai pragnesh prajwol prakya pramodi pranab pranisha prasad prasanga prasiddha prativa
  pravinbhai precilla preecha preet preeto prema premji prempeh prentis presentación preye pri princella pris prissie
  prity priyangani priyani priyankara procopio prodip prosenjit proshanto protim prudencio prudie pryderi przemek
  ptolemy puggy pughie pui pulak pulane pulasthi pule pullaiah pullamma pummy pumudu puncie puncy punit punsara pupai
  pupu puput purdey puria purificación purita purna purnendu puru puseletso pushpabai pushpaben puttamma puttanna
  puttaswamy putul puvana puya pyabalo pyae pyaesone pyalo pyay pyotr pánfilo pâmela pélagie pía pío pərvanə qaali
  qadar qadir qahtan qais qaiser qali qandeel qani qaphela qassem qhamani qhawe qhawekazi qhubani qiang qianqian
  qinisile qiniso qondile qondisa qorane quaicoe quan quang quanita quansah quantavious quarshie qudsia quecha queena
  queenester quela quenetta quenton queralt queta quetita quetzalli quetín quico quilla quillen quim quima quimet quin
  quina quinca quincho quinha quinisha quinito quinny quino quintavius quintina quintus quintín quinzinho quinzão
  quiqui quirina quirino quiteria quiterio quitman quitéria qurat qusai qusay quy quyên quyền quân quý quốc quỳnh
  raage raanan rabail rabbani rabeya rabha rabie rabii rabin rabina rabiou rabiu rabun rach racha rachad rachamim
  rachely rachidou rachie rachou rachy raci racquel radegund radhabai radu raducu raeford raeleen raema raewynne
  rafaelillo rafat rafer rafet raff raffaella raffie rafi rafia rafid rafinha rafiqan rafita rafito rafles rafo rafão
  ragavan raghavan raghda ragheb raghnailt raghunathrao ragip ragıp raham rahama raheela rahera rahi rahinat rahinatu
  rahmatollah rahmatou rahmatullah rahmi rahmo raho rahwa rai raibeart raiben raica raif raiford raimunda raimundinho
  raisa raissa raiza raizel raizy raja rajab rajabu rajamma rajappan rajathi rajbir rajeshwaramma rajeswaran rajeswari
  rajina rajitha rajjo rajnikant rajubhai rajwant raka rakeem rakhi rakhmabai rakib rakibul rakieta rakiya ramaben
  ramadhani ramak ramakka ramanbhai ramanlal ramanna ramasamy ramaswamy ramata ramatou ramatu ramaz rambod rameez
  rameshwor ramez ramira ramiz ramjibhai ramla ramlat ramlogan ramnik ramo ramoncin ramoncín ramone ramonita ramonín
  rampersad ramulamma ramulu ramy ramz ramziya ranasinghe rance randa randika randle raneem rangamma rangana ranganna
  rangika rangimarie rani ranim ranisha ranjani ranjha ranjodh rannie ranny ranoosh ranoush ranya raogo raosaheb
  rap-rap raphe raprap raque raquelinha raquelita rasa rasamma rasathi rasel rashedul rasheedan rashelle rashi rashpal
  rashwan rasikbhai rasila rasim rasime rasmane rasmané rasmata rasmie rassa rassie rasul ratan ratanben rati ratilal
  ratnamma ratno rattamma rauf raukura raulin raulito raulzinho raulín rauna ravan ravichandran ravindu raviro ravit
  ravneet ravya rawaa rawda rawia rawnaq ray-ray raya rayane rayburne rayen rayhana rayleen rayma raynard raynel
  raynisha rayray raysa rayén raza razan razaq razieh razmik raí raíssa raïssa reamogetse reatha reathie rebaone
  rebequita reber rebie rebin recai recko reco redae reddamma redeit redell rediet redouan ree-ree reedie reemas reemo
  refaat refael refentse refika refiloe refoel refugio regiane reginaldo regine regininha regis reha rehani reidy
  reihana reina reinaldinho reino reita reitha reji reka rekhaben rekia relda relebogile relebohile rella rema reme
  remeditos remei remo remofilwe remon remona remoş remya remziye ren-ren renaldo renalyn renan renas renatinha
  renatinho renda renea renfro renie renier renilda renjith renren renuga renukamma renzo renán reola resa resat
  resego resham resi resian resiato ressie resty resul retselisitsoe retshepile reubin reuel reupena reut reuven revis
  rewa rexie rey reychelle reyes reyhun reymark reymond rezan rezki rezo rezvan rezvaneh rezzan reşat reşit rhain rhen
  rhenz rhetta rhi rhiain rhianedd rhianwen rhianydd rhimou rhinwedd rhis rhisiart rhobat rhobi rhod rhodelyn rhodora
  rhods rhonnie rhosier rhosyn rhuben rhulani rhyd rhysie rhyso ria riad riadh riak ric ricamae ricardinho ricardito
  ricardão riccardo richo ricoy ridma ridoy rie riekie riet rifaat rifat rifki rifky rifumo rigo rigoberto rihana
  rihara rihem riju rikki rillie rilwan rilwanu rimon rimpa rimpi rimpy rinad rinchen rincy rinda rindy rini rinsola
  rintu rinzin ripa ripeka ripon riqui riria risa risuna ritha ritinha ritita riva rivalani rivaldo rivelino rivi
  rivkah riyaz riza rizalina rizalyn rizgar riziki rizky rizza rkia roaa robah robat robel robena robenia rober robera
  robertine robertinha robertinho robertito roberval robi robie robinho robiul roble robson robt robyne robynne robz
  roc rochel rochi roci roco roda rodas rodders rodell rodericka roderina rodger rodina rodo rodolfa rodolfito rodri
  rodriguinho rodriguito rodrigão rody roelf roelien roelof roena roge rogelia rogerinho rognvald roham rohima roi
  roilan roilán roimata roiza rojan rojina rokhayatou rokhsareh rokhshan rokhshana rokia rokiatou rolando roldon rolen
  rolena rollan rolston romaysa romel romelia romen romero romeu romi romit romnick romulo román romário ron-ron
  ronahi ronahî ronal ronaldina ronaldinho ronaldão rondal rondall rondel rondell roneisha ronelle ronen ronewa roni
  ronilson ronju ronnat ronnel ronno rono ronojoy ronron rooble roohi roozbeh ropa ropata ropiha roque rorisang roro
  rosabell rosaleigh rosalia rosalina rosalva rosamaria rosamaría rosana rosane rosangela rosaurita rosealie roseleen
  roselin rosellen rosemeire rosena rosene rosenilda roser rosevelt roshanda roshani rosheen rosi rosilda rosilene
  rosinete rosinha rosmery rosmira rossco rosser rossie rosso rosário rosângela rotem rothel rotondwa rouba roudabeh
  rougui rouguiatou rouguy rouhollah roukia roula rourou rowene rowshan roxroy royden roylene roza rozena rozerin
  rozetta rozza rozzie rozzy rqia rqiya ruaa ruairc ruan rubai rubangakene rubel rubena rubenchi rubencito rubens
  rubes rubi rubie rubiela rubinho rubo ruchama ruchel ruchie ruchy rudaina rudie rudiger rudorwashe rudramma rudrappa
  ruel ruell ruella rufas rufat ruffus rufina rufo ruford rugamba rugero ruguru rugwiro ruhsar ruhul ruie ruihi
  ruizinho rukaya rukayya ruke ruken rukevwe rukhmini rukia rukku rukky rukmal rukshan rukshani rukundo rulo rulon
  ruma rumana rumann rumbie rumesh rumeysa rumiko rumki runi runu runyararo rupard ruperto ruphin rupie rupinder
  ruppert rups ruqayah ruqiya ruramai rusagara rusen rushdi rushna rusiko russo rustem rustom rustu ruta rutayisire
  rute ruthann ruthanne ruthel ruthene ruthetta ruthlyn ruths ruthven ruti rutie rutinha rutto rutvik ruud ruva ruvini
  ruwanthi ruya ruzbeh ruşen rwabwogo rwema rwomushana rykie ryno ryo ryohei ryoko ryosuke ryu ryuichi ryōko ryōta
  régis réka rékia rêber rênas rêzan rômulo rúben rûken rüstem rüveyda rüya rüçhan rüştü răducu rıfat rıfkı rūta rəna
  ñato ñeco ñico ñoño óscar ömercan ömür öykü özay özbek özberk özdemir özenç özer özgün özhan özlen özlü öztürk`);
