import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useSnapshot } from 'valtio'
import { CopyButton } from '../../src/ui/CopyButton'
import { type ColorPalette, PALETTES, type ThemeMode, TONES, WHOLE_TRACK_COLOR } from '../../src/ui/theme'
import { themeState } from '../../src/ui/themeStore'
import { onStage, stageLoader } from '../stage'
import { contrast } from './contrast'
import { AA_GRAPHICS, AA_TEXT, type ContrastPair, graphicPairs, TONE_NAME, textPairs } from './contrastPairs'
import { Page, Rows, Section } from './Page'
import { paletteColors } from './paletteColors'

const GROUNDS = ['page', 'card', 'raised', 'sunken'] as const satisfies readonly (keyof ColorPalette)[]
const INKS = [
  'text',
  'textSecondary',
  'textTertiary',
  'ink',
  'inkHover',
] as const satisfies readonly (keyof ColorPalette)[]

const shown = (ratio: number) => `${ratio.toFixed(1).replace('.', ',')} : 1`
const SHADOWS = [
  ['shadow', 'карточки'],
  ['shadowRaised', 'окна, списки, всплывающие сообщения'],
] as const satisfies readonly (readonly [keyof ColorPalette, string])[]

function Pairs({ head, pairs, least }: { head: string; pairs: readonly ContrastPair[]; least: number }) {
  return (
    <Rows
      head={[head, 'Как выглядит', `Контраст, не меньше ${shown(least)}`]}
      rows={pairs.map(([name, color, ground]) => [
        name,
        <span key="a" className="catalogue__sample" style={{ color, background: ground }}>
          {least === AA_TEXT ? 'Заказ 104217' : <span className="catalogue__swatch" style={{ background: color }} />}
        </span>,
        shown(contrast(color, ground)),
      ])}
    />
  )
}

function Colours() {
  const { mode } = useSnapshot(themeState)
  const palette = PALETTES[mode]
  return (
    <Page
      title="Цвета"
      about="Все цвета консоли стоят в src/ui/theme.ts. Контраст посчитан из тех же значений; текст держит не меньше 4,5 : 1, рисунки — 3 : 1. Тему переключает панель сверху."
    >
      <Section title="Палитра">
        <Rows
          head={['Цвет', 'Имя', 'Значение', 'Контраст с карточкой']}
          rows={paletteColors(palette).map(([name, value]) => [
            <span key="swatch" className="catalogue__swatch" style={{ background: value }} />,
            <code key="name">{name}</code>,
            <span key="value">
              <code>{value}</code> <CopyButton text={value} what={name} />
            </span>,
            shown(contrast(value, palette.card)),
          ])}
        />
      </Section>
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
      <Section title="Все проверяемые пары">
        <p>Эти пары мерит тест темы, и больше никакие: новое сочетание текста и фона добавляют в их список.</p>
        <Pairs head="Текст и фон" pairs={textPairs(palette)} least={AA_TEXT} />
        <Pairs head="Рисунок и фон" pairs={graphicPairs(mode, palette)} least={AA_GRAPHICS} />
      </Section>
      <Section title="Тени и путь на карте">
        <ul className="catalogue__tiles">
          {SHADOWS.map(([name, use]) => (
            <li key={name} className="catalogue__tile">
              <span
                className="catalogue__swatch"
                style={{ background: palette.raised, boxShadow: palette[name], flex: 'none', width: 56, height: 40 }}
              />
              <span>
                <code>{name}</code>
                <br />
                {use}
              </span>
            </li>
          ))}
          <li className="catalogue__tile">
            <span
              className="catalogue__swatch"
              style={{ background: WHOLE_TRACK_COLOR, flex: 'none', width: 56, height: 4 }}
            />
            <span>
              <code>{WHOLE_TRACK_COLOR}</code>
              <br />
              весь путь курьера, в обеих темах один
            </span>
          </li>
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

const play: StoryObj<typeof Colours>['play'] = async ({ canvas, globals }) => {
  const { text, page, ink, tones } = PALETTES[globals.theme as ThemeMode]
  await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Палитра')
  const danger = canvas.getByText('tones.danger.text').closest('tr')
  await expect(danger).toHaveTextContent(tones.danger.text)
  await expect(canvas.getByRole('button', { name: 'Скопировать: tones.danger.text' })).toBeVisible()
  await expect(canvas.getAllByText(shown(contrast(text, page)))[0]).toBeVisible()
  await expect(canvas.getAllByText(ink)[0]).toBeVisible()
  const rows = canvas.getAllByRole('row').map((row) => row.textContent ?? '')
  const { onSpotlight, spotlight } = PALETTES[globals.theme as ThemeMode]
  await expect(rows).toContain(`ПодсказкаЗаказ 104217${shown(contrast(onSpotlight, spotlight))}`)
  await expect(canvas.getByText('весь путь курьера, в обеих темах один')).toBeVisible()
}

export const Light: StoryObj<typeof Colours> = { name: 'Палитра и тени по теме панели · colors', play }

export const Dark: StoryObj<typeof Colours> = {
  name: 'Тёмная тема',
  globals: { theme: 'dark' },
  play,
}
