import { list } from './list.ts';

/** Words in which a week is told and that say nothing of what happened in it: a line may hold them freely. */
export const tellingWords =
  list(`glass glasses toast toasts week weeks day days raise raised lift lifted drink drinks cheers clink
  health ladies gentlemen minutes record show shows mention mentioned name names story stories tale thing things moment moments
  part parts piece bit bits way ways kind sort list line lines word words note notes page news report matter matters question
  place places side end ends start beginning middle rest whole time times hour moment while turn turns order
  said say says tell tells told telling speak hear heard hears listen see saw seen look looked looks watch show shown
  go goes went gone going come comes came coming get gets got getting give gives gave given take takes took taken put puts
  make makes made making do does did done doing be been being have has had keep keeps kept leave leaves left let lets
  hold held holds bring brought brings find found set stand stood stands sit sat begin began begins started ended
  stay stayed stays know knew known knows think thought mean means meant want wanted wants need needed seem seems seemed
  call called happen happened happens turned turns use used try tried ask asks count counts counted counting belong belongs
  add added share shared deserve wait waited pass passed bear follow followed send sent arrive arrived return returned
  remember forget save saved spare meet met win won lose lost run ran sound sounded prove proved settle settled
  write writes wrote written put
  not no nor never none nothing nobody nowhere only just even still yet already also again almost quite rather very too so
  well now then here there always ever once twice enough much many more most less least few little lot lots some any every
  each all both either neither other others another same such own else instead perhaps maybe really exactly nearly
  hardly simply quietly plainly slowly slow quiet quick small big long short old new good better best great fine right
  proper true real plain full whole open ready certain sure different ordinary simple
  first last next final second half one ones anyone anything someone something everyone everything
  above about across after against along among around as at away back before behind below beneath beside besides between
  beyond by down during except for forward from in inside into like near of off on onto out outside over past per
  round since than through till to together toward towards under until up upon via with within without
  a an the and or but if because although though unless whether that this these those which who whom whose what when
  where why how i you your yours yourself he him his himself she her hers herself it its itself they them their theirs
  themselves we us our ours
  is are was were am will would can could may might must shall should ought
  yes please thanks thank answer point reason evidence exhibit verdict court case ballot budget total sum account
  figure proof score prize award medal trophy honour honours headline headlines item items minute agenda motion
  carried chapter title credit credits applause silence pause breath sentence paragraph footnote
  whoever whatever wherever whenever whichever including included straight
  person people company world life home thereby therefore meanwhile otherwise somehow somewhere
  later early late soon ago today tonight yesterday tomorrow
  morning afternoon evening night noon`);
