import { ArrowLeftOutlined, EditOutlined, RollbackOutlined, SendOutlined } from '@ant-design/icons'
import { Button, Segmented, Switch } from 'antd'
import { useId } from 'react'
import type { Schedule } from '../../../api/schedules'
import {
  hasScheduleDraft,
  publishBlockReason,
  SCHEDULE_STATE_LABEL,
  scheduleState,
} from '../../../domain/schedules/states'
import { weekTitle } from '../../../domain/schedules/weekDates'
import { paths } from '../../../kit/address/paths'
import { LinkButton } from '../../../kit/LinkButton'
import { cityToday } from '../../../session/cityNow'
import { useAccess } from '../../../session/sessionHooks'
import { PageHeader } from '../../../ui/PageHeader'
import { StatusTag } from '../../../ui/StatusTag'
import type { WeekViewKind } from './useWeekUrlState'

type WeekPageHeaderProps = {
  schedule: Schedule
  isDraftView: boolean
  isEditing: boolean
  isLocked: boolean
  view: WeekViewKind
  hasUnsaved: boolean
  isDayFilled: boolean
  /** True if the loaded week has shifts, even if the server's counters of the week say otherwise. */
  hasSeenRows: boolean
  onDraft: (isDraft: boolean) => void
  onView: (view: WeekViewKind) => void
  onEdit: () => void
  onPublish: () => void
  onReset: () => void
}

const VIEWS: { value: WeekViewKind; label: string }[] = [
  { value: 'days', label: 'Дни' },
  { value: 'week', label: 'Неделя' },
]
const PUBLISHED_VIEWS: typeof VIEWS = [...VIEWS, { value: 'confirmations', label: 'Подтверждения' }]

export function WeekPageHeader(props: WeekPageHeaderProps) {
  const { schedule, isDraftView, isEditing, view, hasUnsaved, hasSeenRows } = props
  const can = useAccess()
  const [mayCreate, mayPublishWeek] = [can('schedule_create'), can('schedule_publish')]
  const { isPublished, isModified } = schedule
  const mayEdit = isDraftView && mayCreate && !isEditing && (props.isLocked || (view === 'days' && props.isDayFilled))
  const today = cityToday(schedule.cityId)
  const obstacle = mayPublishWeek ? publishBlockReason(schedule, { hasSeenRows, hasUnsaved, today }) : undefined
  const obstacleId = useId()
  return (
    <>
      <PageHeader
        title={`Расписание ${weekTitle(schedule)}`}
        extra={
          <LinkButton to={paths.schedulesOf(schedule.cityId)} icon={<ArrowLeftOutlined />}>
            Назад
          </LinkButton>
        }
      />
      <div className="week-header">
        {scheduleState(schedule, today) === 'expired' && (
          <StatusTag tone="neutral">{SCHEDULE_STATE_LABEL.expired}</StatusTag>
        )}
        <StatusTag tone={isPublished ? 'success' : 'info'}>
          {SCHEDULE_STATE_LABEL[isPublished ? 'published' : 'unpublished']}
        </StatusTag>
        {isPublished && isModified && <StatusTag tone="warning">{SCHEDULE_STATE_LABEL.modified}</StatusTag>}
        <Segmented<WeekViewKind>
          options={isPublished ? PUBLISHED_VIEWS : VIEWS}
          value={view}
          onChange={props.onView}
          aria-label="Вид"
        />
        {isPublished && !isEditing && mayCreate && view !== 'confirmations' && (
          // biome-ignore lint/a11y/noLabelWithoutControl: the switch is inside
          <label className="week-header__draft">
            <Switch checked={isDraftView} onChange={props.onDraft} disabled={hasUnsaved && isDraftView} />
            Черновик
          </label>
        )}
        <div className="schedule-actions">
          {mayEdit && (
            <Button icon={<EditOutlined />} onClick={props.onEdit}>
              Редактировать
            </Button>
          )}
          {mayCreate && hasScheduleDraft(schedule, hasSeenRows) && (
            <Button icon={<RollbackOutlined />} danger onClick={props.onReset}>
              Сбросить
            </Button>
          )}
          {mayPublishWeek && (
            <>
              {obstacle && (
                <span id={obstacleId} className="week-header__obstacle">
                  {obstacle}
                </span>
              )}
              <Button
                type="primary"
                icon={<SendOutlined />}
                disabled={obstacle !== undefined}
                aria-describedby={obstacle && obstacleId}
                onClick={props.onPublish}
              >
                Опубликовать
              </Button>
            </>
          )}
        </div>
      </div>
    </>
  )
}
