/** What dictation falls back on: every recogniser takes it. */
export const surestLanguage = 'en-US';

const others =
  'en-GB de-DE es-ES es-MX fr-FR it-IT nl-NL pt-PT pt-BR pl-PL cs-CZ da-DK nb-NO sv-SE fi-FI el-GR tr-TR uk-UA ru-RU he-IL ar-EG hi-IN id-ID vi-VN th-TH ja-JP ko-KR zh-CN zh-TW'.split(
    ' ',
  );

export type Language = { tag: string; name: string };

/** The languages to choose from, as BCP 47 tags with their own names: the person's first, then the most spoken to browsers. */
export function dictationLanguages(ownTags: readonly string[]): Language[] {
  return [...new Set([...ownTags, surestLanguage, ...others])].flatMap((tag) => {
    const name = ownName(tag);
    return name === undefined ? [] : [{ tag, name }];
  });
}

/** Undefined for what is no tag. */
function ownName(tag: string): string | undefined {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag);
    return name && name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return undefined;
  }
}
