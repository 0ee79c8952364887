import { BarChartOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { useUrlQuery } from '../../../../kit/address/useUrlQuery'
import { booleanStruct } from '../../../../lib/structs'
import { lazyScreenPart } from '../../../../ui/chunk/lazyScreenPart'
import type { ArchiveDaysCardProps } from './ArchiveDaysCard'

const ArchiveDaysCard = lazyScreenPart<ArchiveDaysCardProps>(() =>
  import('./ArchiveDaysCard').then((m) => m.ArchiveDaysCard),
)

const SHOWN = booleanStruct()

export function useArchiveDayChart(list: ArchiveDaysCardProps): { button: ReactNode; plot: ReactNode } {
  const { get, set } = useUrlQuery()
  const isShown = get('days', SHOWN) === true
  const button = useMemo(
    () => (
      <Button
        type="text"
        size="small"
        icon={<BarChartOutlined />}
        aria-pressed={isShown}
        onClick={() => set({ days: isShown ? undefined : true })}
      >
        По дням
      </Button>
    ),
    [isShown, set],
  )
  return { button, plot: isShown ? <ArchiveDaysCard query={list.query} setFilters={list.setFilters} /> : null }
}
