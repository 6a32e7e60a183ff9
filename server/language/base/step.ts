/** In how many steps a figure is told: at which of these it has arrived. */
export function step(figure: number, steps: readonly number[]): number {
  return steps.filter((from) => figure >= from).length;
}
