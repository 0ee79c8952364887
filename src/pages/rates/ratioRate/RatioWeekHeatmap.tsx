import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Card, Segmented } from 'antd'
import { useMemo, useState } from 'react'
import type { RatioRate } from '../../../api/rates'
import { COURIER_TYPE_OPTIONS, type CourierType } from '../../../domain/couriers'
import { compileRatioCondition } from '../../../domain/rates/ratio'
import { ratioWeekCells } from '../../../domain/rates/ratioWeek'
import { HeatmapPlot } from '../../../ui/plot/HeatmapPlot'
import { RatioCellConditionList } from './RatioCellConditionList'
import {
  mondayOfEpochDay,
  ratioHeatCells,
  ratioHeatmapProps,
  todayEpochDay,
  weekdayDateLabel,
} from './ratioHeatmapData'

const CARD_CLASSES = { extra: 'ratio-week__extra' }

export function RatioWeekHeatmap({ cityId, conditions }: { cityId: number; conditions: readonly RatioRate[] }) {
  const [type, setType] = useState<CourierType>(1)
  const [monday, setMonday] = useState(() => mondayOfEpochDay(todayEpochDay(cityId)))
  const [opened, setOpened] = useState<number | null>(null)
  const compiled = useMemo(() => conditions.map(compileRatioCondition), [conditions])
  const week = useMemo(() => ratioWeekCells(compiled, type, monday), [compiled, type, monday])
  const cells = useMemo(() => ratioHeatCells(week, conditions), [week, conditions])
  return (
    <Card
      size="small"
      title="Неделя по получасам"
      className="ratio-week"
      // On a phone the title has a line of its own above the tools.
      styles={{ title: { flexBasis: 'max-content' } }}
      classNames={CARD_CLASSES}
      extra={
        <div className="ratio-week__tools">
          <Segmented<CourierType>
            className="ratio-week__types"
            size="small"
            aria-label="Тип курьера"
            options={COURIER_TYPE_OPTIONS}
            value={type}
            onChange={setType}
          />
          <Button
            size="small"
            icon={<LeftOutlined />}
            aria-label="Неделя раньше"
            onClick={() => setMonday(monday - 7)}
          />
          <span className="ratio-week__dates">{`${weekdayDateLabel(monday)} – ${weekdayDateLabel(monday + 6)}`}</span>
          <Button
            size="small"
            icon={<RightOutlined />}
            aria-label="Неделя позже"
            onClick={() => setMonday(monday + 7)}
          />
        </div>
      }
    >
      <HeatmapPlot
        title="Коэффициент по получасам недели"
        summary="Enter показывает, какое условие действует и почему"
        {...ratioHeatmapProps(monday)}
        cells={cells}
        onOpen={(row, column) => setOpened(week[row]?.[column]?.second ?? null)}
      />
      {opened !== null && <RatioCellConditionList conditions={conditions} type={type} second={opened} />}
    </Card>
  )
}
