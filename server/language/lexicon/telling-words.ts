import { formsOfAll } from './verb-forms.ts';

/** Words in which a week is told and that say nothing of what happened in it: a line may hold them freely. */
export const tellingWords: ReadonlySet<string> = new Set([
  ...formsOfAll(`add arrive ask be begin belong bring call come count do drink end find follow forget get give go happen
    have hear help hold keep know leave let lift look lose make matter mean meet mention name need pass prove put raise
    remember return run save say see seem send set settle share show sit sound spare speak stand start stay take tell
    think try turn use wait want watch win write`),
  ...`glass glasses toast toasts week weeks day days cheers clink
  health ladies gentlemen minutes record story stories tale thing things moment moments
  part parts piece bit bits way ways kind sort list line lines word words note notes page news report question
  place places side middle rest whole time times hour moment while order
  listen deserve bear
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
  will would can could may might must shall should ought
  yes please thanks thank answer point reason evidence exhibit verdict court case ballot budget total sum account
  figure proof score prize award medal trophy honour honours headline headlines item items minute agenda motion
  carried chapter title credit credits applause silence pause breath sentence paragraph footnote
  whoever whatever wherever whenever whichever including included straight
  person people company world life home thereby therefore meanwhile otherwise somehow somewhere
  later early late soon ago today tonight yesterday tomorrow
  morning afternoon evening night noon`.split(/\s+/),
]);
