import { list } from './list.ts';
import { firstNamesAToE } from './first-names-a-to-e.ts';
import { firstNamesFToL } from './first-names-f-to-l.ts';
import { firstNamesMToR } from './first-names-m-to-r.ts';
import { firstNamesSToZ } from './first-names-s-to-z.ts';

const manyFirstNames =
  list(`agnes ruben kayleigh roisin bronagh declan aoife niamh siobhan callum iona hamish ewan jerome marcia desmond errol winston clive femi chidi ngozi adaeze bola tunde kemi priyanka rohan farhan theodora lena mila kasia piotr olga olena margit beryl moira elsie zayd hana bashir selam oscar kofi aaron abdul abigail adam adele ahmed aisha alan alejandro alessia alex alexandra alfie alice alicia
  dan garth karla temi val antti kavin zosia abel adeola aileen alana alberto aleks alessandra alfonso allan alvaro
  des angelo anika anja annabel annette ariana arturo ashley asuka audrey ava aylin bahar becca
  beverley bianca blanca bruno bryn carolyn carrie caspar cecilia celine chantal chaz christine cian clare
  colette colm connie cynthia daniela darragh dawid denis dessie dilip dimitri doris eileen elisa elise emilia erica
  erika eugene faye fran francesco freda gabriela georgina gladys gregor guillermo hanna haris helena ilana irena
  iwona izzy jacqui jakub jana janice janine jarek jean jen jill jo jon joyce juana juanita julio justin justyna kamil
  karolina kathryn kathy katrin kayla kayode klara krystyna lara leona lesley lidia lindsey livia luc luna lynda madge
  maggie manu manuel marcela margot mariam mariana martina melanie meryl michaela michal milly mirza monika
  mourad myra nelly nia nikita noel osman pamela pia radek raquel raul rhian riley roberta
  rochelle romy rosanna rosario selina shauna sheryl sonja spencer stanislav staszek stefania susanna tadeusz talia
  tania tash tasha terri uzma violeta wesley yann yosef zeynep
  bev irina yusra emine jaylen matilde joris archie eoin renz njeri osian
  alison amanda amelia amina amir amy ana anders andrea andrew andy angela anita anna anne annie anthony antonio anya
  arjun arthur asha ayesha aziz barbara beatrice becky ben benjamin beth bethany brian bridget callum carla carlos
  carmen carol caroline catherine cathy charlie charlotte chen chiara chloe chris christina christopher claire clara
  claudia colin connor craig cristina daniel danielle danny darren dave david deborah debbie deepa denise derek devi diana
  diego dmitri donna dorothy duncan eddie edith elaine eleanor elena eliza elizabeth ella ellen ellie emil emily emma
  enrique eric erik erin esme esther ethan eva evelyn ewan fatima felix fergus fiona florence freddie freya gareth
  gavin gemma george georgia gerald giulia gordon graham greg hana hannah hans harriet harry hassan hazel helen henry
  hiroshi hugo ian ibrahim imogen ingrid irene isaac isabel isabella isla ivan jacob jake james jamie jane janet jas
  jasmine jason javier jenna jennifer jenny jeremy jess jessica jing joanna joanne joe joel john jonas jonathan jordan
  jorge jose joseph josh joshua juan judith julia julian julie kamal karen kate katherine kathleen katie keiko keith
  kelly ken kenji kevin kieran kim kofi kwame lachlan laura lauren leah leila lena leo leon leonie liam lily linda
  lindsay linh lisa liz lorraine lou louis louise luca lucia lucy luis luke lydia maddie magda malik marco margaret
  maria marie mario marta martha martin mary matt matthew maya megan mei mel melissa mia michael michelle miguel mike
  mila miriam mohammed molly monica morag muhammad nadia naomi natalie natasha neil niamh nicola nigel nina noah nora
  oliver olivia ollie omar oscar owen pablo paolo patricia patrick paul paula pedro penny peter phil philip phoebe
  pierre polly priya rachel rafael rahul raj rajesh ravi rebecca rhys ricardo richard rita robert roberto rohan ronan
  rory rosa rosie ross roy ruby ruth ryan sally sam samantha samir samuel sandra sanjay sara sarah sasha sean sebastian
  sergio shannon sharon sheila simon sofia sonia sophia sophie stella stephanie stephen steve steven stuart sunita
  susan suzanne svetlana tamara tanya tara theo theresa thomas tim timothy tina toby tom tomas tomasz tommy tony tracey
  valentina vanessa vera veronica vicky victoria vikram vincent wendy william yasmin yuki yusuf zac zach zara zoe zofia
  kayleigh sami ruben zayd jamal femi aoife niall siobhan caitlin tariq bilal yasmine layla zainab khadija fatou chidi ngozi ade tunde
  chantelle dwayne jerome marcia shanice tyrone keisha latoya jermaine andre callie tess poppy freddy alfred archie
  theodore sienna evie millie ellie phoebe maisie rosalind gwen dylan carys eirlys bronwen angus hamish mairi eilidh
  mateo santiago camila lucas gabriel beatriz joao ines marisol ximena olena oksana andriy natalia katya ivana milos
  jovana petra jan piotr ania kasia agnieszka lars bjorn astrid sven freja anneke joost sanne mehmet ayse emre elif
  arash leyla farid nasrin reza haruto sakura yuto mai thuy minh duc jiho minjun wei ling xin mei-ling anjali meera
  kavita suresh ramesh lakshmi divya nikhil rohit
  geoff kev deb debbie gaz trevor keith barry stavros gloria leela gwenda ilse dougie shona moira sheila brenda maureen
  doreen beryl derek geoffrey nigel malcolm norman leroy marlon tyrone keisha latoya darnell jermaine deshawn wendell
  dwayne kofi kwame abena ama yaa emeka obinna chinedu ifeoma folake adebayo
  ffion neville kerryn elias zoya orla lourdes wanjiru emlyn aarav cheryl darrell sikiru karthik noreen beatrix
  philomena shazia dilys gethin sioned myfanwy gwyneth alun huw dafydd iwan llinos nerys rhiannon cerys tegan
  eleri branwen morwenna tamsin loveday kerensa catriona fraser struan callan finlay mhairi ailsa murdo senga
  aisling davie shug caoimhe saoirse grainne sinead ciara orlaith aidan cormac eoin fionn padraig seamus tadhg oisin donal
  fintan brid deirdre maeve nuala dermot fergal conor cillian dympna majella jarlath kylie shane brayden jayden
  kaitlyn brittany tiffany brianna imani aaliyah keyana tanisha lamar tyrell darius jamar raheem monique yolanda
  rhonda wanda cletus darlene marlene arlene charlene francine maxine pauline roxanne rosanne jeanette bernadette
  claudette yvette kwesi akua adwoa efua chiamaka chinonso ifeanyi nnamdi olu segun sade bukola funmi wale seun
  yemi damilola oluwaseun mamadou ousmane amadou mariama thabo sipho lerato nomsa thandi themba zanele bongani
  ayanda lindiwe wanjiku njeri kamau mwangi otieno achieng akinyi nyambura kipchoge makena zawadi baraka amara
  zuri tendai farai rutendo chipo tatenda rohini geeta meena neha pooja ritu shreya sneha swati kiran ajay vijay
  deepak ashok manoj prakash mukesh dinesh harpreet gurpreet jaspreet manpreet simran balwinder parminder fatimah
  maryam sumaya hafsa ruqayya imran kamran usman faisal asif naveed rashid salman shahid waleed nadeem samira
  rania dalia huda salma zahra yousef mahmoud khaled walid ziad nabil thanh phuong tuan somchai siriporn niran
  malee wayan ketut nyoman dewi budi agus siti aminah rizal jomar marites rowena maricel jericho danilo rodel
  imelda corazon hiro akira satoshi takeshi naoko yoko michiko tomoko emiko haruka misaki jisoo minji seojun
  soojin eunji weiwei xiaoming jiahui meiling yifan tiago rui inês catarina rodrigo thiago gustavo mateus larissa
  juliana fernanda luciana lupe guadalupe esperanza consuelo graciela rocio ignacio joaquin emilio matteo giorgia
  francesca stefano lorenzo federica ludovica jens henrik mikkel soren sigrid solveig linnea ebba maja hedda wilma
  tuva birgit uwe jurgen wolfgang gunther klaus heike sabine annika svenja torsten detlef agata ewa jolanta
  zuzanna krzysztof marek pawel wojtek grzegorz jadwiga halina bogdan oleksandr svitlana iryna taras bohdan yulia
  dmytro volodymyr mykola andrei mihai ioana cristian gheorghe bogdana raluca maeva clemence aurelie thibault
  mathilde manon lucie antoine guillaume mathieu benoit ruaridh tamati aroha wiremu marama ngaire winsome marva
  delroy tamika shanique dwight brendan brett stacey lynette maree narelle raelene shazza bazza elsa kyle scott
  bruce dre
  ned ted fred jed winifred mildred wilfred manfred jared kabir bronwyn dai otis kasper beata hilary terence mereana
  sagar marguerite fidelma reggie bertie pam sid stan ron walt hank doug phyllis edna ethel hilda enid mavis
  muriel nellie minnie winnie bessie dottie gertrude harold herbert cecil cyril clarence ernest ernie bernard bernie
  leonard lenny stanley sidney wilfrid reginald rodney humphrey rupert percy cedric cuthbert maurice horace walter
  arnold donald ronald gerard gerry lionel roland vernon wallace douglas alistair alasdair lorna effie isobel jeannie
  rhona sheena elspeth kirsty kirsten mhari cathal ciaran diarmuid eamon enda feargal lorcan malachy oonagh ruairi
  sorcha grania dervla clodagh assumpta concepta attracta delia josie bridie teresa trish peggy betty bettina dolly
  flossie maud mabel myrtle edwin edmund edgar egbert elliot elliott emmett ezra ezekiel elijah eli isaiah jeremiah
  josiah levi micah moses nathan nathaniel nehemiah obadiah reuben silas solomon tobias zachary zeke abby bethan bea
  bryony candice cassandra cassie celeste celia corinne cressida daphne delilah dina dora eloise elsbeth estelle
  eunice evangeline felicity fifi florrie frances frankie francis gail geraldine gillian gina glenda glenys
  greta griselda gwyn hattie heidi henrietta hetty hilde ida inga irma iseult jacinta jackie jacqueline jada jemima
  jemma joan joanie jocelyn jodie jody johanna josephine judy juliet justine katrina katy kerry lana lavinia leanne
  leticia libby lillian lilian lise lizzie lois loretta lottie louisa lucille lucinda lynn lynne madeleine madeline
  mandy marcella marian marianne marion marisa marjorie marnie matilda mindy mireille mitzi nancy nell nerissa netta
  nicole nicolette nola norma odette ophelia pattie petronella philippa pippa priscilla rachael ramona rena renata
  renee rhoda ricky robyn rosalie rosamund roxy sabrina sadie saskia selena selma serena shelley   shirley sibyl sidonie silvia simone sophy stacy steph sukie susannah susie suzie sybil sylvia tabitha tatiana tessa
  thea thelma tilda tilly toni tori tracy trixie trudy ursula valerie venetia violetta vivian vivien vivienne
  wilhelmina willa yvonne zelda zena adrian ainsley alastair albert alec aled alexander alexis alvin amos ansel
  archibald arnie aubrey augustus axel barnaby barney bart benedict benji bob bobby boris brad bradley bryan byron
  caleb calvin cameron carl casper chester claude clayton clifford clyde conan conrad corey curtis damian damien
  damon darcy darryl dennis denzel derrick dexter dmitry dominic donnie dorian dunstan dustin dwain ed eduardo edward
  ellis elmer elton emanuel emmanuel ervin evan ezio fabian ferdinand fernando fidel floyd francisco franz frederick
  fritz gabe galen garry gary giles gino giovanni glen glenn gordy graeme gus harley hector heinrich henri herman
  hiram howard hubert hugh ike igor irving irwin isidore jacques jarvis jasper jeff jeffrey jerry jethro jim
  jimmy johan johnny jonny josef julius karl kelvin kendrick kenneth kenny konrad kurt lamont lance lawrence laurie
  laurence leif leopold leslie lester lewis linus logan lonnie lorne lucian ludwig luther lyle magnus marcel marcus
  marius marshall marvin mathias maximilian melvin micky milo mitch mitchell monty morris murray nat nate neal nico
  nicholas nicolas niels olaf oleg orlando orson orville osbert oswald otto pascal pete petros philippe quentin
  quincy ralph ramon randall randolph raoul raphael rasmus raymond reece remy rene richie rick robbie rocco roderick
  roger rolf ronnie roscoe rufus russ russell sacha saul seth seymour shaun shawn sherwin stefan steffan stephan
  stewart terrence terry thaddeus timmy tobin todd travis tristan troy tyler tyson ulrich uri uriah victor
  vince vito vladimir wayne wilbur willem willie xavier yannick yorick yuri yves zeb zak aadil abdi abdullah abid
  adil adnan aftab ahmad akram ali alia aliya amal amin amira anas anil anisa anwar aqsa arif asad asma atif aya
  ayaan ayub azhar badr basma bassam dawud ehsan faiza farah fareed farida faris farzana fawzia fayez ghada habib
  hadi hajar hakim hamid hamza hanan hani haroon hashim hatim hiba hussain hussein idris ilham iman inaya iqbal
  ismail issa jabir jalal jameel jamila javed junaid kareem karim kashif laila lamia latif leena lina lubna maha
  mahdi mahmood majid manal mansour marwa marwan maysa mehdi mohamed mona moosa mounir muna munira musa mustafa
  nabila nada nadine naima najib nargis nasser nawal nida nizar noor noura nuha nura omaima osama qasim rabia raed
  rafiq rahma rahim rami ramzi rana rasha rayan reem rida riyad rukhsana saad saba sabah sadia saeed safa safiya
  sahar saif sajid sakina salah saleem saliha salim samar sameer samia sana sawsan shabana shafiq shaheen shaima
  shakir shamim sharif shirin sohail tahir taher talal tamer tarik umar usama wafa wael wajid wasim yahya yakub yasin
  yasir younis yunus yusra zaid zaki zakaria zeinab aakash aarti abhishek aditi aditya akash akhil akshay alka amit
  amrita anand ananya aniket anjana ankit ankita anoop anushka apoorva archana arnav arun arushi ashish ashwin asmita
  avni bhavna bharat charu chetan chitra darshan deepika dhruv ekta gaurav gautam gayatri girish gopal govind
  harish hemant indira isha ishaan jagdish janaki jatin jayesh jyoti kajal kalpana kamala kanchan kapil karan
  kartik kaushik kishore komal krishna kumar lalit lavanya madhav madhu madhuri mahesh malini malti mamta manish
  manisha manju mayank megha milind mitali mohan mohit mukul murali namrata nandini naresh narayan naveen nayan nidhi
  nilesh nimisha nirmala nisha nitin padma pallavi pankaj paresh parth parvati piyush pradeep prabhu pragya pranav
  prashant pratik preeti prisha rachna radha raghav raghu rajat rajeev rajinder rakesh ramya ranjit rashmi
  ravindra rekha renu reshma richa rishi ritika roshan rupa sachin sangeeta sanjana santosh sarika sarita satish
  saurabh savita seema shalini shankar shanta sharad sharmila shashi shilpa shivani shobha shruti shubham siddharth
  smita sonal sonali srinivas subhash sudha sudhir sujata sumit sunil sushma tanvi tarun tejas trisha urmila usha
  vandana varsha varun vasant veena vidya vimal vinay vineet vinod vipul vishal vishnu vivek yash yogesh
  terrance lakisha jaylen kiara marquis danylo zakhar yuriy vasyl petro halyna lyudmila tetiana daryna solomiya
  sergei alexei mikhail nikolai anatoly ekaterina anastasia irina galina ludmila masha misha grisha małgorzata
  katarzyna dorota grażyna wojciech andrzej paweł jacek zbigniew bartosz mateusz kuba staś jiri jiří václav pavel
  tereza lenka zuzana radka zdenka ondřej vojtěch eliška vlad ionut ileana simona alina doina costel zoltán lászló
  istván attila gábor katalin ildikó erzsébet zsófia dragan goran zoran milica jelena dragana snezana slobodan
  branko vesna giorgos yiannis kostas dimitris stavroula eleni katerina vasiliki despina panagiotis nikos spyros
  björn nils søren signe marit gunnar olav haakon kjell ragnhild eero jukka pekka matti timo tuuli päivi maarten
  jeroen sander bram daan femke lotte wouter marijke jürgen günter helga dieter horst gisela anke torben lukas
  moritz friederike alessandro giuseppe salvatore antonella paola davide josé ángel maría rocío lola paco pepe
  manolo iñaki itziar nerea ainhoa lupita xochitl jimena itzel joão nuno gonçalo fátima conceição thaís luiza
  vinícius océane élodie maëlle benoît jérôme françois thierry stéphane laurent clément ridwaan ridwan nasreen
  sabiha naseem zubair saima samina latifa khalid rachid youssef hicham souad nour hala hossam anvi ishita diya
  kavya saraswati meenakshi krishnan venkat amrit baljit kuldeep navjot sukhdeep trang hương nguyet haoran yichen
  siyu zihan hina akiko noriko masako kazuko daisuke naoki yumi jiwoo hyejin sunhee youngho siobhán órla gráinne
  fionnuala sinéad oisín pádraig eimear siân sian angharad heledd ifan iestyn rhodri emyr gwilym ieuan aneurin
  ishbel torquil euan olumide folasade yetunde titilayo ayodele temitope babatunde chidera nneka amaka chioma
  uchenna kelechi ebuka kwabena kojo yaw akosua wambui atieno kiprop chebet thandiwe nomvula naledi mandla rudo
  shmuli shmuel shlomo moshe mordechai menachem yaakov yitzchak avraham naftali rivky rivka chaya devorah shira
  tova malka yehuda dovid eliyahu batya tane hemi kahu leilani kaimana keoni nalani kayden hayden aiden kaylee
  ashleigh shaniqua elodie hodan abdirahman ifrah sahra selamawit tigist bekele tesfaye yonas meseret rasheed majeed waheed naheed taghreed
  tenzing tshering tsering nening ening erning khurshed sayed winnifred eluned jelmer noeline wozza bazza
  ann rae fay`);

/** First names of many places that are hardly ever anything else, for telling names from words in lower-case dictation. */
export const firstNames: ReadonlySet<string> = new Set([
  ...manyFirstNames,
  ...firstNamesAToE,
  ...firstNamesFToL,
  ...firstNamesMToR,
  ...firstNamesSToZ,
]);

/** Names that are words as well keep the letters they were given. */
export const alsoWords = new Set(
  'lily penny ruby hazel rosie roy jan mai ling sue pat art rob will mark may rose grace hope joy drew dean ray jack max kit nick sandy amber iris poppy ade devi kim chen ross carol gene mel wei ken theo jing sally mia liz lou bob glen barney victor dolly roger bobby moses iman jerry willie lance harley chester monty mitch josh rana dan jean carrie tash spencer val jill luna erica blessing mercy patience precious sid pearl paddy mags rowan roman misty sonny woody warren verity prudence trinity mack norm sal tam spike randy viola mason tucker teddy len lee mac miles melody kirk pip wade marina sherry petal jude dale reg rex wally kai june mercedes mickey romeo virginia perry harper dot angel gift junior heather dolores isa jay mo dewey avery dusty fern holly ivy daisy basil olive willow hans gyan dev joey hunter carter piper tanner violet'.split(
    ' ',
  ),
);
