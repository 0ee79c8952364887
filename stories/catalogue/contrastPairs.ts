import { type Palette, TONES, type Tone } from '../../src/ui/theme'

/** What is drawn, on what: its name in Russian, the colour of the drawing, the colour under it. */
export type ContrastPair = [name: string, color: string, ground: string]

/** The least ratio of a text, and of a drawing that has to be told from its ground (WCAG 2.2, AA). */
export const AA_TEXT = 4.5
export const AA_GRAPHICS = 3

/** What a tone means, in one word. */
export const TONE_NAME: Record<Tone, string> = {
  success: 'Успех',
  danger: 'Опасность',
  warning: 'Предупреждение',
  info: 'Сведение',
  neutral: 'Нейтральный',
}

/** Every text of the console and what it stands on: the page of colours shows them, the test of the theme measures them. */
export function textPairs(c: Palette): ContrastPair[] {
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
    ...TONES.flatMap((tone): ContrastPair[] => {
      const { text, bg } = c.tones[tone]
      return [
        [`${TONE_NAME[tone]}: пометка`, text, bg],
        [`${TONE_NAME[tone]}: текст на карточке`, text, c.card],
        [`${TONE_NAME[tone]}: текст на экране`, text, c.page],
        [`${TONE_NAME[tone]}: основной текст на фоне тона`, c.text, bg],
      ]
    }),
  ]
}

/** Every drawing that says something by itself, and what it stands on. */
export const graphicPairs = (c: Palette): ContrastPair[] => [
  ...TONES.map((tone): ContrastPair => [`${TONE_NAME[tone]}: точка на карточке`, c.tones[tone].solid, c.card]),
  ['Свободный курьер на карте', c.tones.success.solid, c.mapGround],
  ['Занятый курьер на карте', c.tones.danger.solid, c.mapGround],
  ['Знак продукта', c.logoLine, c.logoGround],
]
