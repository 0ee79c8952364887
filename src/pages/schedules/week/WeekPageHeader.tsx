import { ArrowLeftOutlined, EditOutlined, RollbackOutlined, SendOutlined } from '@ant-design/icons'
import { Button, Flex, Segmented, Switch } from 'antd'
import { useId } from 'react'
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
import type { WeekScreenState } from './useWeekScreen'
import type { WeekViewKind } from './useWeekUrlState'

type WeekPageHeaderProps = {
  state: WeekScreenState
  /** The open day, if it has shifts. */
  filledDay: string | undefined
  onPublish: () => void
  onReset: () => void
}

const VIEWS: { value: WeekViewKind; label: string }[] = [
  { value: 'days', label: 'Дни' },
  { value: 'week', label: 'Неделя' },
]
const PUBLISHED_VIEWS: typeof VIEWS = [...VIEWS, { value: 'confirmations', label: 'Подтверждения' }]

export function WeekPageHeader({ state, filledDay, onPublish, onReset }: WeekPageHeaderProps) {
  const { schedule, address, isDraftView, isEditing, mayCreate } = state
  const { isPublished, isModified } = schedule
  const { view } = address
  const hasUnsaved = state.changed.length > 0
  /** True if the loaded week has shifts, even if the server's counters of the week say otherwise. */
  const hasSeenRows = filledDay !== undefined || state.isPlanned
  const mayPublishWeek = useAccess()('schedule_publish')
  const mayEdit =
    isDraftView && mayCreate && !isEditing && (state.isLocked || (view === 'days' && filledDay === state.date))
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
          onChange={(next) => address.set({ view: next, ...(next === 'days' && hasUnsaved ? { mode: 'edit' } : {}) })}
          aria-label="Вид"
        />
        {isPublished && !isEditing && mayCreate && view !== 'confirmations' && (
          <Flex component="label" gap={8} align="center">
            <Switch
              checked={isDraftView}
              onChange={(draft) => address.set({ draft })}
              disabled={hasUnsaved && isDraftView}
            />
            Черновик
          </Flex>
        )}
        <div className="schedule-actions">
          {mayEdit && (
            <Button icon={<EditOutlined />} onClick={() => address.set({ mode: 'edit' })}>
              Редактировать
            </Button>
          )}
          {mayCreate && hasScheduleDraft(schedule, hasSeenRows) && (
            <Button icon={<RollbackOutlined />} danger onClick={onReset}>
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
                onClick={onPublish}
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
