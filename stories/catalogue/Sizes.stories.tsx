import { theme } from 'antd'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { formatMoney } from '../../src/domain/money'
import { FONT, FONT_SIZES, MOTION, SIZE } from '../../src/ui/theme'
import { onStage, stageLoader } from '../stage'
import { Page, Rows, Section } from './Page'

const USES: Record<keyof typeof SIZE, string> = {
  control: 'высота полей и кнопок',
  radius: 'скругление карточек, полей и кнопок',
  header: 'высота шапки',
  sidebar: 'ширина меню',
  sidebarCollapsed: 'ширина свёрнутого меню',
}

const TYPE_USES: Record<keyof typeof FONT_SIZES, string> = {
  title: 'заголовок экрана',
  large: 'заголовок карточки записи',
  heading: 'заголовок панели и части экрана',
  text: 'основной текст, поля, таблицы',
  note: 'пояснения',
  small: 'пометки, подписи, подсказки под полями',
  tiny: 'подписи осей и меток карты',
}

const TYPE_NAMES = (Object.keys(FONT_SIZES) as (keyof typeof FONT_SIZES)[]).sort(
  (a, b) => FONT_SIZES[b] - FONT_SIZES[a],
)
const BOLD = 600

const MOTION_USES: Record<keyof typeof MOTION, string> = {
  quick: 'поворот стрелки, рамка под указателем',
  appear: 'всплывающее сообщение, ожидание экрана',
  pulse: 'один удар заготовки, пока строки загружаются',
}

function Sizes() {
  const { token } = theme.useToken()
  const spaces = [token.paddingXXS, token.paddingXS, token.paddingSM, token.padding, token.paddingMD, token.paddingLG]
  const radii = [
    [token.borderRadiusSM, 'пометки, мелкие кнопки'],
    [token.borderRadius, 'поля, кнопки, карточки'],
    [token.borderRadiusLG, 'окна, всплывающие списки'],
  ] as const
  const moves = [
    ['antd: быстро', token.motionDurationFast, 'наведение, нажатие'],
    ['antd: обычно', token.motionDurationMid, 'списки, подсказки'],
    ['antd: медленно', token.motionDurationSlow, 'окна, боковые панели'],
  ]
  return (
    <Page title="Размеры, шрифт, движение" about="Числа стоят в src/ui/theme.ts; остальное antd выводит из них.">
      <Section title="Размеры">
        <Rows
          head={['Размер', 'Пиксели', 'Для чего']}
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
        <Rows
          head={['Шрифт', 'Пиксели', 'Для чего', 'Пример']}
          rows={TYPE_NAMES.map((name) => [
            <code key="n">{name}</code>,
            FONT_SIZES[name],
            TYPE_USES[name],
            <span
              key="e"
              style={{ fontSize: FONT_SIZES[name], fontWeight: FONT_SIZES[name] > FONT_SIZES.text ? BOLD : undefined }}
            >
              Заказ 104217 на {formatMoney(12_500)}
            </span>,
          ])}
        />
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
        <Rows
          head={['Движение', 'Длительность', 'Где']}
          rows={[
            ...Object.entries(MOTION).map(([name, duration]) => [
              <code key={name}>{name}</code>,
              `${duration} мс`,
              MOTION_USES[name as keyof typeof MOTION],
            ]),
            ...moves,
          ]}
        />
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
    const title = canvas.getAllByText(/^Заказ 104217/)[0]
    await expect(title).toHaveStyle({ fontSize: `${FONT_SIZES.title}px` })
    await expect(canvas.getByText(`${MOTION.quick} мс`)).toBeVisible()
  },
}
