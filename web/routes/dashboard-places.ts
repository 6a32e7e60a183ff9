/** What they stand in. */
export const dashboardGrid =
  'grid grid-cols-[minmax(0,1fr)] gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-20 lg:gap-y-12';

/** Where the parts of the dashboard stand, there and on their way: one column on a phone, two of unequal weight beside. */
export const dashboardPlaces = {
  week: 'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center',
  invitation: 'grid grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-1',
  toast: 'lg:col-start-2 lg:row-start-3',
  recent: 'lg:col-start-1 lg:row-span-2 lg:row-start-3',
  name: 'lg:col-start-2 lg:row-start-4',
};
