import { theme } from 'antd'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { FONT, SIZE } from '../../src/ui/theme'
import { onStage, stageLoader } from '../stage'
import { Page, Rows, Section } from './Page'

/** What a size of the theme file is for. */
const USES: Record<keyof typeof SIZE, string> = {
  font: 'основной текст',
  control: 'высота полей и кнопок',
  radius: 'скругление карточек, полей и кнопок',
  header: 'высота шапки',
  sidebar: 'ширина меню',
  sidebarCollapsed: 'ширина свёрнутого меню',
}

/** Read from the theme file and from what antd makes of it. */
function Sizes() {
  const { token } = theme.useToken()
  const texts = [
    ['Заголовок экрана', 20, 600],
    ['Заголовок карточки', token.fontSizeLG, 600],
    ['Основной текст', token.fontSize, 400],
    ['Подсказка', token.fontSizeSM, 400],
  ] as const
  const spaces = [token.paddingXXS, token.paddingXS, token.paddingSM, token.padding, token.paddingMD, token.paddingLG]
  const radii = [
    [token.borderRadiusSM, 'пометки, мелкие кнопки'],
    [token.borderRadius, 'поля, кнопки, карточки'],
    [token.borderRadiusLG, 'окна, всплывающие списки'],
  ] as const
  const moves = [
    ['быстро', token.motionDurationFast, 'наведение, нажатие'],
    ['обычно', token.motionDurationMid, 'списки, подсказки'],
    ['медленно', token.motionDurationSlow, 'окна, боковые панели'],
  ]
  return (
    <Page title="Размеры, шрифт, движение" about="Числа стоят в src/ui/theme.ts; остальное antd выводит из них.">
      <Section title="Размеры">
        <Rows
          head={['Имя', 'Пиксели', 'Для чего']}
          rows={Object.entries(SIZE).map(([name, value]) => [
            <code key={name}>{name}</code>,
            value,
            USES[name as keyof typeof SIZE],
          ])}
        />
      </Section>
      <Section title="Шрифт">
        <p>
          Inter для текста, цифры одной ширины; моноширинный для номеров: <code>{FONT.mono.split(',')[0]}</code>.
        </p>
        {texts.map(([name, size, weight]) => (
          <p key={name} style={{ fontSize: size, fontWeight: weight, margin: '8px 0' }}>
            {name}, {size} px: Заказ № 104 217 на 12 500 ₸
          </p>
        ))}
      </Section>
      <Section title="Отступы">
        <ul className="catalogue__tiles">
          {spaces.map((space) => (
            <li key={space} className="catalogue__tile">
              <span style={{ width: space, height: 20, background: 'var(--ink)' }} />
              {space} px
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Скругления">
        <ul className="catalogue__tiles">
          {radii.map(([radius, use]) => (
            <li key={use} className="catalogue__tile">
              <span className="catalogue__swatch" style={{ borderRadius: radius, flex: 'none' }} />
              {radius} px, {use}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Движение">
        <p>Кто попросил у системы меньше движения, не видит его вовсе.</p>
        <Rows head={['Скорость', 'Длительность', 'Где']} rows={moves} />
      </Section>
    </Page>
  )
}

const meta: Meta<typeof Sizes> = {
  title: 'Основы/Размеры, шрифт, движение',
  component: Sizes,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

export const AllSizes: StoryObj<typeof Sizes> = {
  name: 'Обзор',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('высота шапки')).toBeVisible()
    await expect(canvas.getByText(String(SIZE.sidebar))).toBeVisible()
  },
}
