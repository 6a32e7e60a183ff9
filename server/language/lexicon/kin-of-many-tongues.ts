import { list } from './list.ts';

/** What kin are called in many tongues beside those of `kinNames`, and nothing else in English. */
export const kinOfManyTongues =
  list(`pa bhabi bhabhi vahini nanad jethani devrani chacha chachi chachu mamaji maami kaki
  bua phupho phuppo khala khalu khalto bibi yaddo yadda jaddah teita geddo gido sido ammo lolo nanay inay kuya
  ditse ninang ninong halmeoni harabeoji harabeoji eomma unni eonni oppa noona hyung samchon obaasan ojiisan okaasan otousan
  popo nainai yeye laolao waipo waigong jiejie meimei gege ayi shushu nenek kakek mbah eyang bapak pakde bude
  besta bestemor bestefar besteforeldre babushka dedushka majka tetka strina ujak babi nagymama nagypapa mamaie tataie bunica
  bunicu bunicul papou pappous thia suocera suocero zia zio suegra suegro cuñada cuñado comadre compadre awicha tia tio
  avó avô vovô sogra sogro cunhada mémé mamie pépé tonton khulu mkhulu bhuti sisi malume rakgadi mma ntate ambuya sekuru
  maiguru shangazi mjomba jjajja ssenga kojja iya egbon nne apa anaanatsiaq ataatatsiaq ataata anaana ittuq nanuk daduk kokum kookum mooshum mosom moshum nokomis mishomis nimama nipapa atsuk tūtū tutu kupuna
  kuikui mamgu tadcu nain taid mamó daideo mamai athair bevv nene dede anneanne babaanne teyze abla abi ağabey amca
  hala dayı baboushka babusya didus dido baabaa sáanii awe grandbaby grandchild godchild nibling`);
