import { list } from './list.ts';

/** Well-known places by the last word of their names, but for those that many people are called by as well. */
export const knownPlaces =
  list(`africa america asia europe britain england scotland wales ireland ulster france germany spain
  portugal italy greece turkey türkiye poland romania bulgaria hungary austria switzerland belgium netherlands holland
  denmark norway sweden finland iceland estonia latvia lithuania russia ukraine croatia serbia bosnia slovenia kosovo
  albania malta cyprus egypt morocco algeria tunisia libya sudan ethiopia eritrea somalia kenya uganda tanzania rwanda
  burundi nigeria ghana togo benin senegal gambia mali liberia cameroon congo angola zambia zimbabwe botswana namibia
  malawi mozambique lesotho madagascar mauritius india pakistan bangladesh nepal bhutan lanka afghanistan iran iraq syria
  lebanon palestine qatar kuwait bahrain dubai oman yemen arabia china japan korea taiwan mongolia vietnam thailand laos
  cambodia myanmar burma malaysia singapore indonesia philippines australia zealand fiji samoa tonga canada mexico
  guatemala honduras nicaragua panama cuba jamaica haiti barbados trinidad tobago grenada guyana colombia venezuela
  ecuador peru bolivia brazil paraguay uruguay argentina california texas florida ohio michigan minnesota wisconsin
  illinois indiana kentucky tennessee alabama mississippi louisiana arkansas oklahoma kansas nebraska dakota wyoming
  colorado utah nevada arizona oregon idaho alaska hawaii maine vermont massachusetts connecticut jersey pennsylvania
  delaware maryland carolina saskatchewan manitoba ontario quebec québec scotia newfoundland labrador yukon
  queensland tasmania london manchester liverpool birmingham leeds sheffield bristol newcastle sunderland hull leicester
  nottingham derby coventry norwich ipswich cambridge oxford brighton southampton portsmouth plymouth exeter cardiff
  swansea newport glasgow edinburgh dundee aberdeen inverness belfast derry dublin cork limerick galway paris lyon
  marseille berlin munich hamburg frankfurt cologne vienna zurich geneva rome naples turin venice madrid barcelona
  seville lisbon porto amsterdam rotterdam brussels antwerp copenhagen oslo bergen stockholm gothenburg helsinki warsaw
  krakow kraków gdansk gdańsk prague budapest bucharest athens istanbul ankara moscow kyiv lviv odesa zagreb rijeka
  belgrade sarajevo cairo alexandria casablanca nairobi mombasa kampala kigali lagos abuja ibadan enugu kano accra kumasi
  tema dakar lusaka ndola harare bulawayo gaborone johannesburg joburg pretoria durban soweto delhi mumbai bombay kolkata
  chennai bangalore bengaluru hyderabad pune kochi kottayam karachi lahore islamabad dhaka colombo kandy kathmandu tehran
  baghdad beirut damascus amman doha riyadh jeddah beijing shanghai guangzhou shenzhen kong tokyo osaka kyoto nagoya
  fukuoka sapporo seoul busan taipei hanoi saigon bangkok manila cebu davao jakarta bali lumpur penang sydney melbourne
  brisbane perth adelaide darwin hobart canberra auckland wellington christchurch dunedin hamilton toronto ottawa montreal
  montréal vancouver calgary edmonton winnipeg saskatoon halifax york brooklyn boston chicago detroit cleveland
  columbus cincinnati pittsburgh philadelphia philly baltimore washington atlanta miami tampa memphis nashville
  louisville dallas houston phoenix tucson denver vegas seattle portland sacramento oakland angeles 
  minneapolis milwaukee omaha tulsa newark kingston bridgetown georgetown bogotá lima quito valparaíso caracas
  janeiro brasília havana`);
