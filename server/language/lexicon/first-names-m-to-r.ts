import { list } from './list.ts';

/** First names of many places that are hardly ever anything else, from m to r. */
export const firstNamesMToR =
  list(`maarit mabelle mable mabli mabon mabvuto macca macharia machel maci macie maciej mackenzie macsen macy
  madaline madalyn madalynn madan maddi maddison maddox maddy maddyson madelaine madelyn madelynn madhavan madhavi
  madhubala madhukar madhulika madhumita madhura madhurima madhusudan madilyn madilynn madison madisyn madyson mae
  mafalda magaidh magalie magdalena magdalene magdaline magdy maggi maghnus magne mahabir mahadeo mahadev mahala
  mahalia mahavir mahbub mahdis mahela mahendra maher maheshwar mahfuz mahi mahima mahin mahinda mahinder mahir
  mahlatse mahlet mahmooda mahmud mahmut mahnaz mahnoor mahon mahsa mahshid mahtab mahyar maia maidie maighread maija
  maikel maiko maile maili maimuna maina mainza mairead mairearad mairin mairo mairtin mairwen mairéad mairín maisy
  maite maithili maitiu maitiú maitreyi maitri maiya maizie majida makai makame makanaka makayla makbule makeda
  makenna makenzie makoto maks maksym malachi malak malakai malan malani malathi malati malavika malaya malc
  malcolmina malcom maleah malek malgosia malia maliha malihe malika malin malinda malissa malith maliyah malkie malky
  mallika mallory malorie malvika malvina mamad mamali mamata mame mamello mamie mammie mamoru manaia manar manasi
  manasseh manasvi manav manavi mandakini mandana mandar mandeep mandi mandira mandisa manel mangala mangesh manijeh
  manika maninder manjari manjiri manjit manjula manjulika manjunath manjusha manjushree manley manmohan manny manohar
  manolito manorama manouchehr mansa mansi mansie mansoureh mansukh manuela manus manvi manzi manzoor manzura maoliosa
  maolíosa mapalo maqsood maral maram marat marcas marcelle marcellus marcelo marci marcial marcie marcio marcos marcy
  margaretta margarette margarida margery margie margo margret mariah mariamu mariangela marianna mariano mariatu
  maribel maricar mariel mariela mariella mariem marietjie marietta mariette marija marijana marika mariko marilee
  marilla marilyn marilynn marin marinko marissa marita maritza marivic mariyam marja marjan marjolaine marjory
  markeith markku marko markus marla marlee marleigh marlena marley marlize marlys maroua marouane marquez marquise
  marquita marsaili marsailidh marsali marsha marshawn martan marte marti martie martim martine martti marty martyn
  marv marvalyn maryann maryanne marybeth maryellen marygrace maryjane maryjo marykate marylee marylou maryse marzieh
  marília masaki masanja masaru masashi masato masego mashudu masika masimba masood masoud masoumeh masuma matej
  matheus mathew mathilda mathis matija matiu mato matome matshediso matshidiso matthias mattias mattie matty matías
  maude maudie maura mauricio maurine maurizio mauro maury maurício mawuena mawuli maxie maxime maximus maxwell mayada
  maybelle maye mayelin mayelín mayme maynard mayowa mayra maysoon maysoun mayukh mayumi mayur mayuri mazen mazie
  mazvita mbali mbaye mbongeni mburu mbuyi mckayla mckell mckenna mckenzie mckinley mduduzi meabh meabha meadhbh
  meagan meaghan meave medha medhat medhavi meenal meenu meeta meg megana megawati meggie megh meghan meghna megumi
  mehak mehnaz mehran mehrdad mehreen mehri mehrnaz mehrnoosh mehtap mehul mehwish meic meinir meirion meirwen mekdes
  mekhi mekonnen melahat melaku melany melba melchior melchizedek melchor mele melek meleri melih meliha melika melike
  melina melinda melis melodie meltem melusi melva melvina menaka menka menna mensah menzi meral mercia mercyline
  meredith merfyn meriel meriem merilee merl merle merlene merlin merlyn meron merran merrilee merrill merritt merryn
  mert mertie meruert merv mervat merve mervin mervyn meryem mesfin meshach meshack messaoud mesut methmi metin mette
  mettie meurig meyer meysam mfundo mhàiri micaela micaiah miceal miceál michaeleen michaeline michaella michaelle
  michaëlle micheal michele micheleen micheline micheál michiel michèle micilin micilín mick mickaël mickeen mickser
  midori mieczyslaw mieke mieko migdalia migs miguelina mihaela mihail mihangel mihika mihir mijin mika mikael mikaela
  mikaele mikaere mikayla mikejoe mikey miki mikko mikolaj milad milagros milan milana milani milania milap milena
  miley milford milinda millard millicent miloslav miloud milt milton mimi mimose minako minakshi minal minati minerva
  minette mingma minhaj minho minoo minoru minta mintie mintu miodrag mira mirabelle mirac miranda miraç mirela
  mirella mirjana mirko mirlande miro miroslav miroslava mirren mirta misbah mishka mishti misozi mitchelle mitesh
  mithat mithila mithu mithun mitra mitsuko mittie mitu mitul miyu miyuki mizanur mizgin mizuki mladen mlungisi
  mmabatho mmapula moana mobolaji mobolanle modesto modise modou modupe modupeola moe moeketsi moelwyn mofe mogens
  mohamad mohammad mohammadali mohammadreza mohana mohand mohandas mohanlal mohau mohcine mohinder mohini mohsen mohua
  moirah moisés mojgan mojisola mojtaba mokgadi mokhtar moksha molefe mollie mollymae momin momina momoko monali
  moncef monifa monir monira monireh monisha monisola monroe monserrat montague montell montrell montserrat montu
  moraa morayo mordecai moremi morenike morey morfudd morfydd morgan morgane moriah morna morolake morten morteza
  mortimer morton morven morvern mosa mose mosese mosie mosope mossie mostafa mosun mosunmola mothusi moti motilal
  motlalepula motunrayo mouloud mouna mounia mounira moushumi moussa moustapha mousumi moya moyosore moyra mozell
  mozelle mpfariseni mphatso mpho mpumelelo mpumi mridu mridula mrinal mrinalini mrunal mrunali mrunmayee mthunzi
  muammer mubanga mubarak mubashir mudassar mueni mufaro mugabo mugdha muge mugisha mugo muhammet muharrem muhindo
  muireall muireann muiris mujahid mujeeb mukaddes mukami mukasa mukendi mukhtar mukta mukti mukund mulalo mulenga
  mulu mulugeta mulumba mumba mumbi mumbua mumtaz munashe muneeba muneer munevver mungo munir munna munni munro munya
  munyaradzi murad murat murchadh murdag murdie murdina murdoch muriuki murl murni murphy murrell murry murt murtagh
  murtala murty murugan murugesan murugi mushtaq muskan musoke musonda mustapha mutale mutesi muthoni muthu mutinta
  mutombo mutoni mutsa mutua mutuku muwanga muyiwa muzaffar muzaffer muzeyyen mwaba mwajuma mwamba mwanahamisi
  mwanaidi mwansa mwape mwende mwesigwa mwesigye mwiinga mwikali mwila mwiza mxolisi mya myah myla mylah myles myrddin
  myrla myrlande myrna myron myrtha myrtice myrtis mysie mzwandile màili màiread màiri mághnus máire máirtín máiréad
  máirín mánus mártan méabh méabha méadhbh mélanie mélissa mícheal mícheál míchéal mòrag mónica mórag müge münevver
  müzeyyen māia mārama nabanita nabeel nabeela nabin naboth nacera nachiket naciye nadeeka nadeesha nadege nadene
  nader nadezhda nadira nadjet nadège naeem nafees nafisa nafula nagarjuna nagendra nagesh naglaa nagma naguib nagwa
  nahashon nahid nahida nahla nahum naila naina nainika nainsi nainsí naisha najat najla najma najwa nakato nakayiza
  nakesha nakia nakisha nakku nakul nalan naliaka nalin nalini nalubega nalwanga namakau namdev namita namrta namubiru
  namukasa namunyak namusisi nanako nanci nancie nanda nandan nandi nandipha nandita nandlal nandu nanette nanhi
  nannette nannie nannu nansi nansubuga nantongo naoise naphtali narayana narayanan narayani narciso narcissa naree
  narendra narges nargiza narinder narine narmada narsimha naseema naseer naser naserian nashwa nasim nasima nasimiyu
  nasir nasiru nasra nassim nassima nassor nastaran natacha natalee natalija nataly natalya natasa nathalia nathalie
  nathanael nathanial nathen natoya natsuki natsuko nattapong natukunda naum naushad navdeep navid navin navneet navya
  nawaf nawaz nawel nayana nayantara nayeem nayef nayeli nazan nazanin nazgul nazia nazife nazih nazik nazim nazir
  nazlı nazma nazmi nazmiye nazneen nazrul nazım nchimunya ndayishimiye ndeye ndidi ndivhuwo nduku ndumiso ndungu
  nduta ndèye nealie neasa neave necati necla necmi neda nedim nedra neel neelakshi neelam neelesh neelima neels neelu
  neema neena neera neeraj neerja neeta neeti neetu negin nehal neilina neill neillie neisha nekeisha nekesa nela
  nelda nelia nelima nella nelle nels nelson nenad nenita neo neoma nereida neriman nermeen nermin nermine neslihan
  nesma nesrin nesrine nessa nessie nesta nestor nethmi nettie nev nevaeh nevan neveah nevena nevin newton neşe
  ngahuia ngaio ngalula ngan ngima ngoc ngoni ngonidzashe ngoy ngozika nhamo nhlanhla nhung nichelle nichol nichola
  nicki nickolas nicky nicodemus nicol nicolò nidal niecy nigar nige nighat nigora nihad nihal niharika nihat nika
  nikas nikau niki nikica nikitha nikki nikku niklas niko nikola nikolas nikolina niku nikunj nilam nilanthi nilay
  nilda nilgun nilgün nilima nilmini niloofar niloufar nilsa nilu nilufar nilüfer nima nimal nimali nimco nimesh nimfa
  nimmi nimrat ningsih ninian niniola nioclas nioclás nipuni niraj niranjan niranjana nirav nirbhay nirja nirmal
  nirmiti nirosha niroshan nirupa nirupama nisa nisanur nisar nishad nishant nishantha nishi nishita nishtha nishu
  nisreen nisrine nita nitara nitesh niti nitish nittaya nitu nitya niurka nivedita niven nives nivi nixon niyathi
  niyati niyazi niyi niyonkuru nizam nizhoni njabulo njoroge njuguna nkandu nkateko nkechi nkem nkhensani nkiru
  nkiruka nkosana nkosinathi nkurunziza nnenna nobantu nobuhle nobuko nobuo nodir nodira noe noelani noeleen noelia
  noelle noemí noha noirin nokuthula nokwanda nolan nollaig noluthando nolwazi nomalanga noman nombuso nomfundo
  nompumelelo nomthandazo nomusa nona nonhlanhla nonhle nonkululeko nonoy nonso nontobeko noora nooshin norah norberto
  nordia noreena norene norina norita normand norrie norris norval norvel norwood nosa nosheen nosipho nothando nouf
  nouha noureddine nourhan novalee novie novlette noxolo nozipho noémie nshuti nsimba ntando nthabiseng ntokozo ntombi
  ntombizanele ntombizodwa ntsako ntsiki ntswaki ntumba nuka nupur nuray nurbek nurcan nurdan nurettin nurgul nurgül
  nurhan nuri nuria nuriye nurlan nursultan nurten nurul nusrat nutan nuwan nwabisa nyaboke nyambe nyanchama nyaradzo
  nyari nyarko nyasha nyawira nydia nyla nylah nyokabi nyree nysa nzioka nzuzi nèill néill nélida nélson nóirín nóra
  oaklee oakleigh oaklyn oaklynn oanh obafemi obaid obakeng obiageli obie obiora ocen ochieng ocie octavia octavio oda
  odaine odalis odalys odane oddie oddvar odell odhiambo odhran odhrán odie odile odilia odin odion odis odongo
  odunayo odunola ofelia ofentse ogechi ognjen ogochukwu ogwen ohemaa oighrig oighrigh ojasvi ojaswini ojok okafor
  okan okechukwu okello okon okot okoth oktay okumu olabisi oladapo oladele oladipo oladipupo olaide olaitan olajide
  olajumoke olakunle olalekan olamide olan olanike olaniyi olanrewaju olaoluwa olasunkanmi olatunde olatunji olawale
  olayemi olayinka olcay oleh olen oleta olevia olim olin olivette olivier olubukola olubunmi oluchi olufemi olufunke
  olufunmilayo olugbenga olukayode olukemi olumuyiwa oluoch oluremi olusegun olusoji olusola olutayo oluwabukola
  oluwadamilare oluwadamilola oluwafemi oluwafunmilayo oluwakemi oluwanifemi oluwaseyi oluwatobi oluwatobiloba
  oluwatomisin oluwatosin oluwatoyin oluyemi olwen olwethu olwyn olívia omair omari omarion omayma omer omero omid
  omie omkar omneya omnia omobola omobolanle omolade omolara omolayo omolola omondi omoniyi omorinsola omotayo omotola
  omotoyosi omotunde omowunmi omphile onai onat ondrej oneika oneil onesimus onesmus onie onkar onur onyango onyeka
  onyinye oona oorja opeyemi opiyo opoku opolot oran orane orathai oratile orbie oren oreoluwa orhan oriana orie orin
  oriol orion orlagh orlo ornella orpha orrin orval orvil orxan oryem osamu osas osaze osborne osei oshadi oskar
  osmani osmany ossian ostap osvalda osvaldo otabek otha othello othman othneil otho otilie ottie ottilie ottis
  ottoline otávio ouafa ouida oumaima oumar oumou oussama ousseynou ovella ovid oviya owain owino owuor owusu oxana
  oya oyebanji oyewole oyeyemi oyin oyindamola oyinkansola ozan ozcan ozden ozella ozgul ozioma ozkan ozlem oznur
  ozzie oísín oğuz paavo paballo pabitra pacita packie packy padhraic padmaja padmanabhan padmavathi padmavati padmini
  padraic padrig paidamoyo paidi paidin paidín paige paislee paityn pakhi pakie palash palesa paloma paluku pamala
  pamellah pammi pammie panashe panchito pancho pandurang pania pankhuri pantaleon paora pappi pappu paquito parag
  paraic parastoo parbati parbatie parham parikshit parimal parinaz parineeta parineeti parisa parker parnika
  parthenia parthiv partho parul parvaneh parvathi parvathy parveen parvez parvin parviz pasang pascale pascual
  pasindu patjoe patralekha patrice patrizia patrícia patsey patsy patti paud paudge paudie pauleen paulette paulie
  paulina paulinus paulo pavani pavithra pavitra pavla pavle pavlo pawan paxton payal payam payoja payton peadair
  peadar peanaidh pearce pearlie pearse peca peder pedr pedram pegah peggie peig peigi peigidh peigí pejman peju pelin
  pelumi pemba penda penelope penina peninah pennie penri pepito percival perdita perihan perla perley permelia pernie
  pernille persephone pertti pervez petar petey petrona petula peyman peyton phanice phelan phelim phenyo phila
  philani philemon philena philile philippina phillida phillip phillipa philomene philomina phindile phineas phinehas
  phong phoolan phuc phulmati phumlani phumzile phurba phyl phyllida piaras pierluigi piero pierrette pieter pietro
  pinaki pinar pinki pinku piotrek pius piya piyumi plamedi pollyanna poloko polycarp ponle ponnu poonam poorna
  poornima poorvi poppie portia posey posie pouria pouya powell prabha prabhakar prabhat prabhavati prachi pradip
  pradyumna prafulla pragati pragnya prahlad prajakta prajwal prakriti pramila pramiti pramod pranali pranati pranay
  pranee pranita pranjal pranjali prarthana prasanna prasanth prasenjit prashanth pratap prateek pratham prathamesh
  pratibha pratiksha pratima pratishtha pratyusha praveen pravin precy predrag preetha preethi preksha prem premchand
  premlata premnath prentiss prerana prerna preslee presleigh presley preston priscila prita pritam pritha prithvi
  prithviraj priti pritika priyal priyam priyamvada priyankaa priyanshu priyantha priyanthi priyasha proinnsias
  proinsias pru prue prys puanani pubudu pujan pujitha puleng punam puneet punita purificacion purnima purushottam
  purva purvi purvis pushkar pushpa pushpalata pushpanjali putri putu pàdraig pádhraic pádraic páidí páidín páraic pòl
  pól pāora pınar pərviz qamar qiana quame quanah quanisha quddus queenie quiana quianna quinesha quinn quintavious
  quinten quinter quintin quinton quique quoc quyen quynh raagini rab rabab rabah rabbie rabby rabi rabiya rachana
  rachelle rachida rachita rachitha radhames radhamés radhika radia radica radmila rado radoslav radovan radwa radwan
  raegan raekwon rael raelee raeleigh raelyn raelynn raewyn rafa rafaela rafaelina rafal rafe rafelito raffaele
  rafferty raffy rafik rafiqul ragaa raghad raghavendra raghnall raghunandan raghunath raginee ragini rahaf rahat
  rahel rahela raheleh rahila rahima rahime rahimeh rahman rahmat raihan raima raimonds raimundo raina rajaa
  rajalakshmi rajan rajani rajaram rajashree rajashri rajdeep rajendra rajendran rajeshwari raji rajib rajini rajiv
  rajkumar rajkumari rajlakshmi rajnandini rajni rajnish raju rajveer rajvir rakhee rakim ralf ralphie rama ramaa
  ramachandran ramakant ramakrishna ramakrishnan raman ramanathan ramani ramatoulaye ramazan rambha ramchandra ramdas
  ramdeen ramdeo ramesar rameshwar ramil ramila ramin ramiro ramji ramlal rammi ramnarine ramnath ramola ramoncito
  ramsay ramsey ramsha ramu ramón ranae ranald ranbir randal randee randhir randi rangi ranil ranjan ranjana ranjeet
  ranjini ranjith ranjitha ranju ransford ransome rantimi ranu ranulf ranulph ranveer raonaid raonailt raouf raphaël
  rasad rashaad rashad rashaun rashawn rasheeda rashida rashidi rashmika rasik rasika rasit rasoul ratih ratko ratna
  ratnamala ratri raveena ravinder ravindran ravishankar ravshan rawan rawiri rawle rayburn rayford raylan raylee
  rayleigh raymon raymonde rayna rayne razia razzaq raúl raşit reabetswe reagan reamann reamonn reanna reba rebeca
  rebeccah rebekah recep reda redmond redouane redvers reema reena reenie rees reeta reetu reeva refilwe regina reham
  rehan rehana rehema rehman rehmat reid reihaneh reiko reinaldo reinhold reinier reitumetse rejean remedios remi
  remigius remilekun remzi renae renato renaud rendani renford renita rennie renuka renée retha rethabile retno retta
  reva revathi revathy revati rewi rexford reyansh reyhan reyhaneh reynaldo reynold rezaul rhea rheinallt rheta rhett
  rhianna rhodah rhonwen rhun rhydderch rhydian rhydwen rhylee riaan rian riana riaz rickie rico riddhi riddhima ridha
  ridhi ridhima ridvan riffat rihab riham rihanna riitta rika riker rikke riku rilee rilla rima rimi rina rinki rinku
  rioghna riona rionach riordan ripley rirhandzu rishabh rishu risper risteard risteárd risto ritchie ritesh rithvik
  ritik rituparna ritva riya rizalino rizki rizwan rizwana robb robbo robby robertas robertina robina rodah roddie
  roddy rodolfo rofhiwa rogelio roghayeh rogério roibeard roibeárd roise roisín rojda rojin rokaya rokeya rokhaya
  roksana rola rolake rolande rolfe roli rollie rollin rollo rolly romain romaissa romana romanus romario romie
  romilly romina rommel romualda romualdo rona ronak ronalda ronaldo ronda ronel rongo ronin ronit ronke ronna ronny
  rony rookmin rooma roop roopa roopesh roopnarine roosevelt ropafadzo rorie ros rosabel rosalba rosalee rosaleen
  rosalinda rosaline rosalyn rosalía rosamma rosamond rosaria rosaura rosco roseann roseanna roseanne rosebella
  roselaure roseline rosella roselle roselyn roselyne rosemarie rosemond rosendo rosetta roshanak roshane roshaun
  roshini roshni roshonda rosia rosina rosita rosli roslin roslyn rosnah rossella rosslyn rostam rosália rotich rotimi
  rourke rouzbeh rovsan rowland rowyn roxana roxann roxanna roxie roya royce roydon roz rozella rozina ruadhan ruadhán
  ruaidhri ruaidhrí ruairidh ruairí ruarai ruaraidh ruaraí ruari ruba rubab rubin rubina rubye rubén ruchi ruchika
  ruchira ruchita rudi rudolf rudolph rudra rudrani rudy rudyard rudzani rueben rufaro rufe rufino ruhani ruhi rujuta
  rukhsar rukiye rukmani rukmini ruksana rumbi rumbidzai rumi rumpa runa runako rupak rupal rupali rupashi rupe rupesh
  rupsha ruqaya rushane ruslan russel rustam rutha rutherford ruthie ruto rutuja rutvi ruvarashe ruvimbo ruwan ruwani
  ryann ryanne ryder ryker rylan ryland rylee ryleigh ryley rylie rylinn rym ryota ryszard rytis rághnall réamann
  réamonn régine réjean rémi rían ríoghna ríona ríonach ríordán róis róise róisín rónán rövşən rāwiri rıdvan rıza
  rəşad órlaith ömer önder özcan özden özge özgül özgür özkan özlem öznur`);
