import { type ColorPalette, cssVariables, type ThemeMode, TONES, type Tone } from '../../src/ui/theme'

export type ContrastPair = [name: string, color: string, ground: string]

/** Minimum contrast ratio of text and of graphics (WCAG 2.2, AA). */
export const AA_TEXT = 4.5
export const AA_GRAPHICS = 3

export const TONE_NAME: Record<Tone, string> = {
  success: 'Успех',
  danger: 'Опасность',
  warning: 'Предупреждение',
  info: 'Сведение',
  neutral: 'Нейтральный',
}

export function textPairs(c: ColorPalette): ContrastPair[] {
  const grounds = {
    экране: c.page,
    карточке: c.card,
    'поднятой поверхности': c.raised,
    'утопленной поверхности': c.sunken,
  }
  const inks = {
    'Основной текст': c.text,
    'Второстепенный текст': c.textSecondary,
    'Третьестепенный текст': c.textTertiary,
    Ссылка: c.ink,
    'Ссылка под указателем': c.inkHover,
  }
  return [
    ...Object.entries(grounds).flatMap(([ground, under]) =>
      Object.entries(inks).map(([ink, color]): ContrastPair => [`${ink} на ${ground}`, color, under]),
    ),
    ['Пример в пустом поле', c.placeholder, c.card],
    ['Кнопка', c.onSolid, c.ink],
    ['Кнопка под указателем', c.onSolid, c.inkHover],
    ['Нажатая кнопка', c.onSolid, c.inkActive],
    ['Опасная кнопка', c.onSolid, c.tones.danger.text],
    ['Открытый пункт меню', c.ink, c.inkBg],
    ['Подсказка', c.onSpotlight, c.spotlight],
    ['Вход: имя продукта', c.brandText, c.brandGround],
    ['Вход: вторая строка', c.brandTextSecondary, c.brandGround],
    ['Изменившаяся строка', c.text, c.highlight],
    ['Изменившаяся строка: второстепенное', c.textSecondary, c.highlight],
    ['Изменившаяся строка: третьестепенное', c.textTertiary, c.highlight],
    ['Изменившаяся строка: ссылка', c.ink, c.highlight],
    ['Изменившаяся строка: ссылка под указателем', c.inkHover, c.highlight],
    ...Object.entries({ 'Выбранная строка': c.inkBg, 'Выбранная строка под указателем': c.inkBgHover }).flatMap(
      ([row, under]): ContrastPair[] => [
        [row, c.text, under],
        [`${row}: второстепенное`, c.textSecondary, under],
        [`${row}: третьестепенное`, c.textTertiary, under],
        [`${row}: ссылка`, c.ink, under],
      ],
    ),
    ['Название на карте', c.text, c.mapGround],
    ['Примечание на карте', c.textTertiary, c.mapGround],
    ...TONES.flatMap((tone): ContrastPair[] => {
      const { text, bg } = c.tones[tone]
      return [
        [`${TONE_NAME[tone]}: пометка`, text, bg],
        [`${TONE_NAME[tone]}: текст на карточке`, text, c.card],
        [`${TONE_NAME[tone]}: текст на экране`, text, c.page],
        [`${TONE_NAME[tone]}: основной текст на фоне тона`, c.text, bg],
        [`${TONE_NAME[tone]}: текст в изменившейся строке`, text, c.highlight],
      ]
    }),
  ]
}

/**
 * Graphics that users must see to use or understand the console, with their background (WCAG 1.4.11). Borders of text fields, selects and
 * buttons are omitted, because a label or content shows where these controls are. Checkboxes, focus rings and error borders are included,
 * because users recognize them only by the border.
 */
export const graphicPairs = (mode: ThemeMode, c: ColorPalette): ContrastPair[] => [
  ...Object.entries({
    'на карточке': c.card,
    'на экране': c.page,
    'в строке под указателем': c.sunken,
    'на карте': c.mapGround,
    'в изменившейся строке': c.highlight,
  }).flatMap(([where, ground]) =>
    TONES.map((tone): ContrastPair => [`${TONE_NAME[tone]}: знак ${where}`, c.tones[tone].solid, ground]),
  ),
  ...TONES.map((tone): ContrastPair => [`${TONE_NAME[tone]}: точка пометки`, c.tones[tone].solid, c.tones[tone].bg]),
  ...Object.entries(cssVariables(mode))
    .filter(([name]) => /^--courier-|^--track-/.test(name))
    .flatMap(([name, color]): ContrastPair[] => [
      [`${name} на карте`, color, c.mapGround],
      [`${name} на карточке`, color, c.card],
    ]),
  ...Object.entries({
    'на карточке': c.card,
    'на экране': c.page,
    'в окне': c.raised,
    'в заголовке столбцов': c.sunken,
  }).map(([where, ground]): ContrastPair => [`Флажок ${where}`, c.checkBorder, ground]),
  ['Поле в фокусе', c.ink, c.card],
  ['Поле в фокусе в окне', c.ink, c.raised],
  ['Поле с ошибкой', c.tones.danger.text, c.card],
  ['Выключенный переключатель', c.placeholder, c.card],
  ['Знак продукта', c.logoLine, c.logoGround],
]
