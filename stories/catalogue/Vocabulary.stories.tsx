import {
  BellOutlined,
  CloseOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  EnvironmentOutlined,
  EyeOutlined,
  FilterOutlined,
  HistoryOutlined,
  LogoutOutlined,
  PhoneOutlined,
  PlusOutlined,
  PrinterOutlined,
  ReloadOutlined,
  SaveOutlined,
  SearchOutlined,
  SettingOutlined,
  StarOutlined,
  SwapOutlined,
  UndoOutlined,
  UploadOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ORDER_STATUSES } from '../../mocks/seeds/orderStatuses'
import { COURIER_TYPE_LABEL, COURIER_TYPES } from '../../src/domain/couriers'
import { ENABLED_LABEL } from '../../src/domain/labels'
import { CourierTypeIcon } from '../../src/ui/CourierTypeIcon'
import { DotTag, EnabledTag, StatusTag } from '../../src/ui/StatusTag'
import { onStage, stageLoader } from '../stage'
import { Page, Rows, Section } from './Page'

/** One drawing for one meaning: who looks for «изменить» finds it everywhere. */
const ICONS: readonly [ReactNode, string][] = [
  [<PlusOutlined key="i" />, 'добавить'],
  [<EditOutlined key="i" />, 'изменить'],
  [<DeleteOutlined key="i" />, 'удалить'],
  [<EyeOutlined key="i" />, 'открыть, показать'],
  [<SaveOutlined key="i" />, 'сохранить фильтр'],
  [<SearchOutlined key="i" />, 'найти'],
  [<FilterOutlined key="i" />, 'фильтр'],
  [<ReloadOutlined key="i" />, 'обновить'],
  [<CloseOutlined key="i" />, 'закрыть'],
  [<CopyOutlined key="i" />, 'скопировать'],
  [<UndoOutlined key="i" />, 'отменить'],
  [<SwapOutlined key="i" />, 'поменять'],
  [<DownloadOutlined key="i" />, 'выгрузить'],
  [<UploadOutlined key="i" />, 'загрузить'],
  [<PrinterOutlined key="i" />, 'на печать'],
  [<HistoryOutlined key="i" />, 'история'],
  [<EnvironmentOutlined key="i" />, 'место на карте'],
  [<PhoneOutlined key="i" />, 'позвонить'],
  [<BellOutlined key="i" />, 'уведомления'],
  [<StarOutlined key="i" />, 'по умолчанию'],
  [<SettingOutlined key="i" />, 'настройки'],
  [<UserOutlined key="i" />, 'человек, профиль'],
  [<LogoutOutlined key="i" />, 'выйти'],
]

function Vocabulary() {
  return (
    <Page
      title="Значки и статусы"
      about="Один значок — один смысл. Значок без слов называет себя сам для чтения вслух; рядом со словами он украшение."
    >
      <Section title="Значки">
        <ul className="catalogue__tiles">
          {ICONS.map(([icon, meaning]) => (
            <li key={meaning} className="catalogue__tile">
              {icon}
              {meaning}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Курьеры">
        <ul className="catalogue__tiles">
          {COURIER_TYPES.map((type) => (
            <li key={type} className="catalogue__tile">
              <CourierTypeIcon type={type} />
              {COURIER_TYPE_LABEL[type]}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Статусы заказа">
        <p>
          Больше нуля — заказ движется в этом порядке; ноль и меньше — отменён. Слова и цвет приходят от сервера, в демо
          они такие.
        </p>
        <Rows
          head={['Статус', 'Номер', 'Список']}
          rows={ORDER_STATUSES.map(({ key, value, color }) => [
            <DotTag key={key} color={color}>
              {value}
            </DotTag>,
            key,
            key > 0 && key < 100 ? 'активные' : 'архив',
          ])}
        />
      </Section>
      <Section title="Состояния записей">
        <Rows
          head={['Пометка', 'Где']}
          rows={[
            [<EnabledTag key="t" status label={ENABLED_LABEL.true} />, 'города, точки, зоны: работает'],
            [<EnabledTag key="t" status={false} label={ENABLED_LABEL.false} />, 'города, точки, зоны: не работает'],
            [
              <StatusTag key="t" tone="warning">
                Опоздание
              </StatusTag>,
              'заказы, которые требуют внимания',
            ],
            [
              <StatusTag key="t" tone="neutral">
                Черновик
              </StatusTag>,
              'расписание, которого курьеры ещё не видят',
            ],
          ]}
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
  name: 'Обзор',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Курьер назначен')).toBeVisible()
    await expect(canvas.getByText('изменить')).toBeVisible()
  },
}
