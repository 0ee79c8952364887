import { Alert, Button, Flex } from 'antd'
import { useMemo, useState } from 'react'
import { useFormState } from 'react-final-form'
import type { DeliveryZone } from '../../api/points'
import type { LatLong } from '../../domain/geo'
import {
  addOutlineCorner,
  MIN_OUTLINE_CORNERS,
  moveOutlineCorner,
  outlineCorners,
  removeOutlineCorner,
} from '../../domain/outlineCorners'
import { isSelfIntersecting } from '../../domain/selfIntersection'
import { formatAreaChange, outlineArea, outlineToLatLongs } from '../../domain/zones'
import { TileMap } from '../../kit/map/TileMap'
import { useRegisterFieldLabel } from '../../ui/form/fieldLabels'
import { fieldNames } from '../../ui/form/fieldNames'
import { equalFormValues } from '../../ui/form/formValues'
import { useFieldValue, useSetFieldValue } from '../../ui/form/useFieldValue'
import { MapOutline } from '../../ui/map/MapOutline'
import { OutlineCornerButton } from './OutlineCornerButton'
import type { ZoneValues } from './zoneValues'
import './outlineField.css'

const field = fieldNames<ZoneValues>()
const OWN = 'var(--ink)'
const OTHER = 'var(--tone-neutral-solid)'
/** An outline with more corners than this cannot be edited: each corner is a button, and thousands of buttons would freeze the form. */
const MOST_CORNERS = 200
const NO_OUTLINE: [number, number][] = []

export function OutlineField({ others, isLoading }: { others: readonly DeliveryZone[]; isLoading: boolean }) {
  const outline = useFieldValue(field('polygon')) ?? NO_OUTLINE
  useRegisterFieldLabel(field('polygon'), { label: 'Контур' })
  if (isLoading) {
    return (
      <div className="outline-field">
        <div className="field__control outline-field__map" />
      </div>
    )
  }
  if (outline.length === 0) return <p className="field__message">Контур зоны неизвестен</p>
  return <OutlineEditor outline={outline} others={others} />
}

function OutlineEditor({ outline, others }: { outline: [number, number][]; others: readonly DeliveryZone[] }) {
  const set = useSetFieldValue()
  const [selected, setSelected] = useState<number>()
  const [picks, setPicks] = useState(0)
  const { initialValues } = useFormState<ZoneValues>({ subscription: { initialValues: true } })
  const initial = initialValues?.polygon ?? NO_OUTLINE
  const [focus] = useState(() => ({ places: outlineToLatLongs(outline) }))
  const places = outlineToLatLongs(outlineCorners(outline))
  const count = places.length
  const corners = count > MOST_CORNERS ? [] : places
  const change = (next: [number, number][]) => set(field('polygon'), next)
  const move = (index: number, place: LatLong) => change(moveOutlineCorner(outline, index, place))
  const add = (index: number) => {
    if (count >= MOST_CORNERS) return
    change(addOutlineCorner(outline, index))
    setSelected(index + 1)
  }
  const remove = (index: number) => {
    if (count <= MIN_OUTLINE_CORNERS) return
    change(removeOutlineCorner(outline, index))
    setSelected(Math.min(index, count - 2))
  }
  const restore = () => {
    change(initial)
    setSelected(undefined)
  }
  const pick = (place: LatLong) => {
    if (selected === undefined) return
    move(selected, place)
    setPicks(picks + 1)
  }
  const stepFrom = (index: number, by: number) => setSelected((index + by + count) % count)
  const step = (by: number) => (selected === undefined ? setSelected(0) : stepFrom(selected, by))
  const drawn = useMemo(
    () => others.map(({ id, name, polygon }) => ({ id, name, places: outlineToLatLongs(polygon ?? []) })),
    [others],
  )
  return (
    <section className="outline-field" aria-label="Контур зоны">
      <div className="outline-field__map">
        <TileMap
          label="Контур: щелчок переносит выбранный угол"
          focus={focus}
          {...(selected === undefined ? {} : { onPick: pick })}
        >
          {drawn.map(({ id, name, places: around }) => (
            <MapOutline key={id} places={around} color={OTHER} label={name} opacity={0.06} level={1} />
          ))}
          <MapOutline places={places} color={OWN} label="Контур зоны" opacity={0.2} level={2} />
          {corners.map((place, index) => (
            <OutlineCornerButton
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner is identified by its place in the outline
              key={index}
              place={place}
              label={cornerText(index, count)}
              isSelected={index === selected}
              isTabStop={index === (selected ?? 0)}
              onSelect={() => setSelected(index)}
              onMove={(to) => move(index, to)}
              onAdd={() => add(index)}
              onRemove={() => remove(index)}
              focusRequest={index === selected ? picks : 0}
              onStep={(by) => stepFrom(index, by)}
            />
          ))}
        </TileMap>
      </div>
      {corners.length === 0 ? (
        <p className="field__message">{`В контуре больше ${MOST_CORNERS} углов: правьте его в сервисе карт`}</p>
      ) : (
        <Flex wrap gap={8}>
          <Button size="small" onClick={() => step(-1)}>
            Предыдущий угол
          </Button>
          <Button size="small" onClick={() => step(1)}>
            Следующий угол
          </Button>
          <Button
            size="small"
            disabled={selected === undefined || count >= MOST_CORNERS}
            onClick={() => add(selected ?? 0)}
          >
            Добавить угол
          </Button>
          <Button
            size="small"
            disabled={selected === undefined || count <= MIN_OUTLINE_CORNERS}
            onClick={() => remove(selected ?? 0)}
          >
            Удалить угол
          </Button>
          <Button size="small" disabled={equalFormValues(outline, initial)} onClick={restore}>
            Вернуть контур
          </Button>
        </Flex>
      )}
      <div role="status" className="field__message">
        {`${selected === undefined ? HINT : cornerText(selected, count)}. Площадь: ${areaText(initial, outline)}`}
      </div>
      {isSelfIntersecting(outline) && <Alert type="warning" showIcon title="Контур пересекает сам себя" />}
    </section>
  )
}

const HINT = 'Выберите угол: щелчок по карте и стрелки его двигают, PageUp и PageDown выбирают соседний'

const cornerText = (index: number, count: number): string => `Угол ${index + 1} из ${count}`

const areaText = (initial: [number, number][], outline: [number, number][]): string =>
  formatAreaChange(equalFormValues(initial, outline) ? undefined : outlineArea(initial), outlineArea(outline))
