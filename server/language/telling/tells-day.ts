const nameOfDay = /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|next day|day after|day on|day later)\b/;

/** Whether a line says the day of its moment, by its name or as the one after another. */
export function tellsDay(line: string): boolean {
  return nameOfDay.test(line);
}
