import { list } from './list.ts';

/** Nouns that name no thing one could hold up: parts, times, kinds, and what may stand for anything. */
export const vagueNouns =
  list(`thing things stuff part parts piece pieces half rest kind sort type sorts same other others another first second
  third last next best worst most more less least name names word words number numbers side sides back front middle end
  start beginning bottom place places spot time times moment moments while once twice turn turns point points reason way
  ways idea question answer problem trouble matter case fact news mind heart head hand hands foot feet face eyes hair arm
  arms legs knee knees body voice mouth life death world week weekend month year years hour hours minute minutes second
  seconds today tomorrow tonight yesterday morning evening night afternoon lunchtime bedtime home house work school shift
  class office hospital ward room door floor street road town city country money price pounds pence quid euros dollars
  percent miles kilos call calls text message mail email phone letter form forms paper papers everyone everybody someone
  somebody anyone nobody person people lady woman women gentleman lots load loads couple pair bunch whole little bit good
  great nice long short right left wrong only even just very much many little enough result results pain test tests scan
  fear tears fight illness cancer funeral grave drink drinks beer wine gin whisky pills tablets medicine dose blood
  finger fingers toes teeth audio note notes dentist doctor surgeon lawyer solicitor police inspector landlord agent look looks story stories joke jokes laugh laughs talk`);
