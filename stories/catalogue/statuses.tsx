import type { ReactNode } from 'react'
import { ORDER_STATUS_SEEDS } from '../../mocks/seeds/orderStatuses'
import { COMPANY_STATUS_OPTIONS } from '../../src/domain/companies'
import { EMPLOYEE_STATUS_OPTIONS } from '../../src/domain/employees'
import { ENABLED_LABEL } from '../../src/domain/labeledOptions'
import { ratioStatusLabel } from '../../src/domain/rates/ratioLabels'
import { SCHEDULE_STATE_LABEL } from '../../src/domain/schedules/states'
import { CompanyStatusTag } from '../../src/pages/companies/CompanyStatusTag'
import { notificationStatusLabel } from '../../src/pages/notifications/notificationListDefinition'
import { ColorDotTag, EnabledTag, StatusTag } from '../../src/ui/StatusTag'
import type { Tone } from '../../src/ui/theme'

/** Status tags of one kind. `files` lists the files in `src` that render them; a test fails if a status tag of `src` is missing here. */
export type Statuses = { where: string; files: readonly string[]; tags: readonly ReactNode[] }

const tag = (tone: Tone, words: string) => (
  <StatusTag key={words} tone={tone}>
    {words}
  </StatusTag>
)

export const STATUSES: readonly Statuses[] = [
  {
    where: 'Заказ: слова и цвет приходят от сервера',
    files: ['pages/orders/form/EditOrderPage.tsx', 'pages/orders/list/orderCells.tsx', 'pages/orders/map/MapCards.tsx'],
    tags: ORDER_STATUS_SEEDS.map(({ key, value, color }) => (
      <ColorDotTag key={key} color={color}>
        {value}
      </ColorDotTag>
    )),
  },
  {
    where: 'Заказ: новый клиент, промокод, оплата',
    files: ['pages/orders/list/orderCells.tsx'],
    tags: [tag('info', '1'), tag('warning', 'P'), tag('success', 'Оплачен')],
  },
  {
    where: 'Карточка заказа: строка «Перераспределён»',
    files: ['pages/orders/detail/OrderFieldList.tsx'],
    tags: [tag('warning', 'Да')],
  },
  {
    where: 'Город, отправная точка, зона, филиал',
    files: ['kit/directory/columns.tsx'],
    tags: [
      <EnabledTag key="on" status label={ENABLED_LABEL.true} />,
      <EnabledTag key="off" status={false} label={ENABLED_LABEL.false} />,
    ],
  },
  {
    where: 'Повышенная ставка',
    files: ['pages/rates/ratioRate/ratioRateListDefinition.tsx'],
    tags: [true, false].map((status) => (
      <EnabledTag key={String(status)} status={status} label={ratioStatusLabel(status)} />
    )),
  },
  {
    where: 'Повышенная ставка: какое условие действует и почему не другое',
    files: ['pages/rates/ratioRate/RatioCellConditionList.tsx'],
    tags: [tag('success', 'действует'), tag('neutral', 'выключено')],
  },
  {
    where: 'Контрагент',
    files: ['pages/companies/CompanyStatusTag.tsx'],
    tags: COMPANY_STATUS_OPTIONS.map(({ value }) => <CompanyStatusTag key={value} status={value} />),
  },
  {
    where: 'Сотрудник',
    files: ['pages/employees/employeeListDefinition.tsx'],
    tags: EMPLOYEE_STATUS_OPTIONS.map(({ value, label }) => tag(value === 10 ? 'success' : 'danger', label)),
  },
  {
    where: 'Курьер на экране курьеров и в своей карточке',
    files: ['pages/couriers/CourierGroupCard.tsx', 'pages/couriers/card/CourierPage.tsx'],
    tags: [tag('success', 'Активен'), tag('neutral', 'Не активен')],
  },
  {
    where: 'Неделя расписания',
    files: ['pages/schedules/list/scheduleColumns.tsx', 'pages/schedules/week/WeekPageHeader.tsx'],
    tags: [
      tag('success', SCHEDULE_STATE_LABEL.published),
      tag('warning', SCHEDULE_STATE_LABEL.modified),
      tag('info', SCHEDULE_STATE_LABEL.unpublished),
      tag('neutral', SCHEDULE_STATE_LABEL.expired),
    ],
  },
  {
    where: 'Подтверждение смен курьером',
    files: ['pages/schedules/week/ConfirmationStatus.tsx'],
    tags: [tag('success', 'Подтверждено'), tag('danger', 'Не подтверждено')],
  },
  {
    where: 'Опубликованный день: курьеры, которые не вышли на смену',
    files: ['pages/schedules/week/PublishedDayToolbar.tsx', 'pages/schedules/week/DayView.tsx'],
    tags: [tag('danger', 'Не вышли: 2')],
  },
  {
    where: 'Выплата курьеру, вместо кнопки',
    files: ['pages/salary/PayActionCell.tsx'],
    tags: [tag('info', 'Отправлено'), tag('warning', 'Неизвестно')],
  },
  {
    where: 'Уведомление',
    files: ['pages/notifications/notificationListDefinition.tsx'],
    tags: [tag('warning', notificationStatusLabel(true)), tag('neutral', notificationStatusLabel(false))],
  },
  {
    where: 'Зона из файла: контур и что с ней стало',
    files: ['pages/points/zoneImportColumns.tsx'],
    tags: [tag('warning', 'Пересекает себя'), tag('success', 'Применено')],
  },
  {
    where: 'Строка из банка: что с ней стало и чего ей не хватает',
    files: ['pages/payments/bank/BankStatementTable.tsx', 'pages/payments/bank/BankStatementSummary.tsx'],
    tags: [tag('success', 'Записано'), tag('warning', 'Контрагент не узнан')],
  },
]
