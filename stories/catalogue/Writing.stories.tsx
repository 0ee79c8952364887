import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { formatMoney } from '../../src/domain/money'
import { countWithNoun } from '../../src/domain/textFormatting'
import { formatCountdown, formatDate, formatMoment, formatMomentTime } from '../../src/lib/moments'
import { onStage, stageLoader } from '../stage'
import { DoAndDont, Page, Rows, Section } from './Page'

/** UTC offset in hours. */
const TIMEZONE = 5
const MOMENT = '2026-03-18T13:00:00'

const orders = (count: number) => countWithNoun(count, 'заказ', 'заказа', 'заказов')

function Writing() {
  return (
    <Page title="Правила текста" about="Консоль говорит по-русски, коротко и словами тех, кто в ней работает.">
      <Section title="Числа и множественное число">
        <p>Форму выбирает функция countWithNoun; пробел перед словом и между разрядами неразрывный.</p>
        <Rows head={['Сколько', 'Как пишем']} rows={[1, 3, 5, 11, 21, 12_500].map((count) => [count, orders(count)])} />
      </Section>
      <Section title="Деньги">
        <Rows
          head={['Деньги', 'Как пишем']}
          rows={[
            ['сумма', formatMoney(12_500)],
            ['вычет', formatMoney(-2_000)],
            ['ноль', formatMoney(0)],
            ['неизвестно', '—'],
          ]}
        />
        <DoAndDont good="Тенге после числа, минус типографский." bad="Не пишите «12500тг», «KZT» и «-2000»." />
      </Section>
      <Section title="Дата и время">
        <Rows
          head={['Время', 'Как пишем']}
          rows={[
            ['дата', formatDate(MOMENT.slice(0, 10))],
            ['момент', formatMoment(MOMENT, TIMEZONE)],
            ['время', formatMomentTime(MOMENT, TIMEZONE)],
            ['до срока, минуты и секунды', formatCountdown(24 * 60 + 5)],
            ['после срока', formatCountdown(-90)],
          ]}
        />
        <p>Время всегда по часам города записи, а не машины, на которой смотрят.</p>
      </Section>
      <Section title="Кнопки">
        <DoAndDont
          good="Глагол и предмет: «Добавить город», «Опубликовать». Отказ называет безопасное: «Отмена», «Нет, остаться»."
          bad="Не пишите «ОК», «Да», «Отправить данные»."
        />
        <p>Исключение одно: удаление спрашивает словами «Не удалять» и «Да, удалить», так написано в требованиях.</p>
      </Section>
      <Section title="Ошибки и пустота">
        <DoAndDont
          good="Скажите, что не вышло и что делать: «Не удалось обновить. Нет связи с сервером» и кнопка «Обновить»."
          bad="Не извиняйтесь, не шутите и не показывайте коды."
        />
      </Section>
    </Page>
  )
}

const meta: Meta<typeof Writing> = {
  title: 'Основы/Правила текста',
  component: Writing,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

export const Rules: StoryObj<typeof Writing> = {
  name: 'Обзор',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21 заказ')).toBeVisible()
    await expect(canvas.getByText('18-03-2026 13:00')).toBeVisible()
    await expect(canvas.getByText('−01:30')).toBeVisible()
    await expect(canvas.getByText('−2 000 ₸')).toBeVisible()
  },
}
