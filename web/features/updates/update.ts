export const updateCategories = ['Security', 'Feature', 'Fix', 'Improvement'] as const;
export type UpdateCategory = (typeof updateCategories)[number];

/** A change to the product, told to the people who use it. */
export type Update = {
  /** Its place under `/updates/`. */
  slug: string;
  /** 'YYYY-MM-DD' */
  date: string;
  category: UpdateCategory;
  title: string;
  /** One or two sentences, for the list. */
  summary: string;
  /** Why its reader is told. */
  why: string;
  /** What was done, in the field's terms and in plain ones. */
  details: readonly { technical: string; simple: string }[];
};
