import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useSnapshot } from 'valtio'
import { PALETTES, type Palette, type ThemeMode, TONES, type Tone } from '../../src/ui/theme'
import { themeState } from '../../src/ui/themeStore'
import { onStage, stageLoader } from '../stage'
import { contrast } from './contrast'
import { Page, Rows, Section } from './Page'

/** Read from the theme file: a colour that is changed there is changed here. */

const TONE_NAME: Record<Tone, string> = {
  success: 'Успех',
  danger: 'Опасность',
  warning: 'Предупреждение',
  info: 'Сведение',
  neutral: 'Нейтральный',
}
const GROUNDS = ['page', 'card', 'raised', 'sunken'] as const satisfies readonly (keyof Palette)[]
const INKS = ['text', 'textSecondary', 'textTertiary', 'ink', 'inkHover'] as const satisfies readonly (keyof Palette)[]

const shown = (ratio: number) => `${ratio.toFixed(1).replace('.', ',')} : 1`
const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)

function Colours() {
  const { mode } = useSnapshot(themeState)
  const palette = PALETTES[mode]
  const single = Object.entries(palette).filter((entry): entry is [string, string] => isColour(entry[1]))
  return (
    <Page
      title="Цвета"
      about="Все цвета консоли стоят в src/ui/theme.ts. Контраст посчитан из тех же значений; текст держит не меньше 4,5 : 1, рисунки — 3 : 1. Тему переключает панель сверху."
    >
      <Section title="Текст на поверхностях">
        <Rows
          head={['Текст', ...GROUNDS]}
          rows={INKS.map((ink) => [
            <code key={ink}>{ink}</code>,
            ...GROUNDS.map((ground) => (
              <span
                key={ground}
                className="catalogue__sample"
                style={{ color: palette[ink], background: palette[ground] }}
              >
                {shown(contrast(palette[ink], palette[ground]))}
              </span>
            )),
          ])}
        />
      </Section>
      <Section title="Тоны">
        <Rows
          head={['Тон', 'Текст на фоне', 'Текст на карточке', 'Точка на карточке']}
          rows={TONES.map((tone) => {
            const { text, bg, border, solid } = palette.tones[tone]
            return [
              <span key="a">
                {TONE_NAME[tone]} <code>{tone}</code>
              </span>,
              <span
                key="b"
                className="catalogue__sample"
                style={{ color: text, background: bg, border: `1px solid ${border}` }}
              >
                {shown(contrast(text, bg))}
              </span>,
              <span key="c" style={{ color: text }}>
                {shown(contrast(text, palette.card))}
              </span>,
              <span key="d">
                <span className="catalogue__swatch" style={{ background: solid }} />{' '}
                {shown(contrast(solid, palette.card))}
              </span>,
            ]
          })}
        />
      </Section>
      <Section title="Все цвета темы">
        <ul className="catalogue__tiles">
          {single.map(([name, value]) => (
            <li key={name} className="catalogue__tile">
              <span className="catalogue__swatch" style={{ background: value, flex: 'none', width: 36 }} />
              <span>
                <code>{name}</code>
                <br />
                <code>{value}</code>
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  )
}

const meta: Meta<typeof Colours> = {
  title: 'Основы/Цвета',
  component: Colours,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

/** Those of the theme that is shown, be it chosen by the story or by the toolbar. */
const play: StoryObj<typeof Colours>['play'] = async ({ canvas, globals }) => {
  const { text, page, ink } = PALETTES[globals.theme as ThemeMode]
  await expect(canvas.getAllByText(shown(contrast(text, page)))[0]).toBeVisible()
  await expect(canvas.getAllByText(ink)[0]).toBeVisible()
}

export const Light: StoryObj<typeof Colours> = { name: 'По теме панели', play }

export const Dark: StoryObj<typeof Colours> = {
  name: 'Тёмная тема',
  globals: { theme: 'dark' },
  play,
}
