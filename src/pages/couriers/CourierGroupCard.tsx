import { EnvironmentOutlined, PhoneOutlined, SwapOutlined, UserOutlined } from '@ant-design/icons'
import { Button, Checkbox, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import type { Courier } from '../../api/couriers'
import { courierStateText, isBusyCourier } from '../../domain/courierState'
import { formatPhone, phoneLink } from '../../domain/phones'
import { bidiIsolated } from '../../domain/textFormatting'
import { unreadableRowsText } from '../../domain/unreadableRowsText'
import { paths } from '../../kit/address/paths'
import { CourierTypeIcon } from '../../ui/CourierTypeIcon'
import { StatusTag } from '../../ui/StatusTag'
import { toolButtonProps } from '../../ui/toolButton'
import {
  COURIER_ACTIVITY_FILTER_LABEL,
  COURIER_ACTIVITY_FILTERS,
  isActiveCourier,
  type PointCourierGroup,
} from './pointCourierGroups'

type CourierGroupCardProps = {
  block: PointCourierGroup
  /**
   * Number of couriers that should be working now according to the schedule; undefined if unknown. The number is hidden if some couriers
   * could not be parsed: the number of active couriers beside it would then be too low.
   */
  planned: number | undefined
  /**
   * Ids of the selected couriers. Undefined if the user may not move couriers; the checkboxes and the action buttons
   * are hidden then.
   */
  selected: ReadonlySet<number> | undefined
  onSelect: (ids: ReadonlySet<number>) => void
  onPoint: (id: number) => void
  onTrack: (id: number) => void
}

export function CourierGroupCard({ block, planned, selected, onSelect, onPoint, onTrack }: CourierGroupCardProps) {
  const { name, counts, rows, unreadable } = block
  const toggle = (ids: readonly number[], isOn: boolean) => {
    const next = new Set(selected)
    for (const id of ids) isOn ? next.add(id) : next.delete(id)
    onSelect(next)
  }
  const chosen = rows.filter(({ id }) => selected?.has(id)).length
  return (
    <section className="courier-block" aria-label={name}>
      <header className="courier-block__head">
        <h2 className="courier-block__name">{name}</h2>
        <ul className="courier-block__counts" aria-label={`Курьеры точки ${bidiIsolated(name)}`}>
          {COURIER_ACTIVITY_FILTERS.map((activity) => (
            <li key={activity} className={`courier-block__count courier-block__count--${activity}`}>
              {COURIER_ACTIVITY_FILTER_LABEL[activity]} <b>{counts[activity]}</b>
            </li>
          ))}
          {unreadable > 0 && <li className="courier-block__unread">{unreadableRowsText(unreadable, 'courier')}</li>}
        </ul>
        {planned !== undefined && unreadable === 0 && <Cover planned={planned} present={counts.active} />}
      </header>
      {rows.length === 0 ? (
        <div className="courier-block__none">На этой точке курьеров нет</div>
      ) : (
        <div className="courier-block__scroll">
          <table className="courier-table">
            <thead>
              <tr>
                {selected && (
                  <th className="courier-table__check">
                    <Checkbox
                      aria-label={`Выбрать всех: ${bidiIsolated(name)}`}
                      checked={chosen === rows.length}
                      indeterminate={chosen > 0 && chosen < rows.length}
                      onChange={({ target }) =>
                        toggle(
                          rows.map(({ id }) => id),
                          target.checked,
                        )
                      }
                    />
                  </th>
                )}
                <th className="courier-table__who">Курьер</th>
                <th className="courier-table__phone">Телефон</th>
                <th className="courier-table__activity">Активность</th>
                <th className="courier-table__state">Статус заказа</th>
                {selected && <th className="courier-table__actions">Действия</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((courier) => (
                <Row
                  key={courier.id}
                  courier={courier}
                  check={
                    selected && (
                      <Checkbox
                        aria-label={`Выбрать: ${bidiIsolated(courier.fio)}`}
                        checked={selected.has(courier.id)}
                        onChange={({ target }) => toggle([courier.id], target.checked)}
                      />
                    )
                  }
                  actions={selected && <Actions courier={courier} onPoint={onPoint} onTrack={onTrack} />}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function Cover({ planned, present }: { planned: number; present: number }) {
  const missing = planned - present
  return (
    <span
      className={missing > 0 ? 'courier-block__cover courier-block__cover--short' : 'courier-block__cover'}
      title="Сколько курьеров должно работать сейчас по опубликованному расписанию, и сколько активно"
    >
      <span>
        по плану сейчас <b>{planned}</b>, на смене <b>{present}</b>
      </span>
      {missing > 0 && <span>{` — не хватает ${missing}`}</span>}
    </span>
  )
}

type RowProps = { courier: Courier; check: ReactNode; actions: ReactNode }

function Row({ courier, check, actions }: RowProps) {
  const { id, fio, phone, courierTypeId } = courier
  const isActive = isActiveCourier(courier)
  return (
    <tr>
      {check && <td className="courier-table__check">{check}</td>}
      <td className="courier-table__who">
        <span className="courier-table__name">
          <CourierTypeIcon type={courierTypeId} />
          <a href={paths.courier(id)} target="_blank" rel="noopener noreferrer">
            {fio}
          </a>
        </span>
      </td>
      <td className="courier-table__phone">
        {phone ? (
          <a href={phoneLink(phone)} className="courier-table__call" title="Позвонить">
            <PhoneOutlined aria-hidden /> {formatPhone(phone)}
          </a>
        ) : (
          '—'
        )}
      </td>
      <td className="courier-table__activity">
        <StatusTag tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Активен' : 'Не активен'}</StatusTag>
      </td>
      <td className="courier-table__state">
        <span className={`courier-state courier-state--${isBusyCourier(courier) ? 'busy' : isActive ? 'free' : 'off'}`}>
          {courierStateText(courier)}
        </span>
      </td>
      {actions && <td className="courier-table__actions">{actions}</td>}
    </tr>
  )
}

type ActionsProps = { courier: Courier } & Pick<CourierGroupCardProps, 'onPoint' | 'onTrack'>

function Actions({ courier: { id, fio }, onPoint, onTrack }: ActionsProps) {
  return (
    <>
      <Button {...tool('Сменить точку', fio)} icon={<SwapOutlined />} onClick={() => onPoint(id)} />
      <Button
        {...tool('Открыть профиль', fio)}
        icon={<UserOutlined />}
        href={paths.courier(id)}
        target="_blank"
        rel="noopener noreferrer"
      />
      <Button {...tool('Маршрут на карте', fio)} icon={<EnvironmentOutlined />} onClick={() => onTrack(id)} />
    </>
  )
}

const tool = (title: string, fio: string) => toolButtonProps(`${title}: ${bidiIsolated(fio)}`, title)

export function CourierGroupSkeletons() {
  return [0, 1].map((block) => (
    <div key={block} className="courier-block">
      <Skeleton active title={false} paragraph={{ rows: 6 }} />
    </div>
  ))
}
