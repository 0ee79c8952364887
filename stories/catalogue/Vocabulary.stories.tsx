import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { COURIER_TYPE_LABEL, COURIER_TYPES } from '../../src/domain/couriers'
import { CourierTypeIcon } from '../../src/ui/CourierTypeIcon'
import { onStage, stageLoader } from '../stage'
import { ICONS } from './icons'
import { Page, Rows, Section } from './Page'
import { STATUSES } from './statuses'

function Vocabulary() {
  return (
    <Page
      title="Значки и статусы"
      about="Один значок — один смысл. Значок без слов называет себя сам для чтения вслух; рядом со словами он украшение."
    >
      {Object.entries(ICONS).map(([group, icons]) => (
        <Section key={group} title={group}>
          <ul className="catalogue__tiles">
            {icons.flatMap(([icon, meaning]) =>
              Object.entries(icon).map(([name, Icon]) => (
                <li key={name} className="catalogue__tile">
                  <Icon />
                  <span>
                    {meaning}
                    <br />
                    <code>{name}</code>
                  </span>
                </li>
              )),
            )}
          </ul>
        </Section>
      ))}
      <Section title="Чем едет курьер">
        <ul className="catalogue__tiles">
          {COURIER_TYPES.map((type) => (
            <li key={type} className="catalogue__tile">
              <CourierTypeIcon type={type} />
              {COURIER_TYPE_LABEL[type]}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Статусы и пометки">
        <p>
          Статус заказа больше нуля — заказ движется в этом порядке, ноль и меньше — отменён; в демо слова и цвет такие.
        </p>
        <Rows
          head={['Где', 'Пометки']}
          rows={STATUSES.map(({ where, tags }) => [
            where,
            <span key="t" className="catalogue__tags">
              {tags}
            </span>,
          ])}
        />
      </Section>
    </Page>
  )
}

const meta: Meta<typeof Vocabulary> = {
  title: 'Основы/Значки и статусы',
  component: Vocabulary,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

export const Overview: StoryObj<typeof Vocabulary> = {
  name: 'Иконки, статусы, их цвета · icons',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Курьер назначен')).toBeVisible()
    await expect(canvas.getByText('EditOutlined').closest('li')).toHaveTextContent('изменить')
    const [tiles] = canvas.getAllByRole('list')
    await expect(tiles?.clientWidth).toBe(tiles?.closest('section')?.clientWidth)
    await expect(canvas.getByText('Временно отключен')).toBeVisible()
    await expect(canvas.getByText('Неизвестно')).toBeVisible()
  },
}
