import { ReloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { ListDataAge } from '../../../kit/list/ListDataAge'
import type { LoadedValue } from '../../../lib/loadedValue'
import { StatusTag } from '../../../ui/StatusTag'

type Props = {
  of: LoadedValue<unknown>
  cityId: number | undefined
  noShows: number
  onReload: () => void
}

export function PublishedDayToolbar({ of, cityId, noShows, onReload }: Props) {
  const reload = () => {
    of.reload()
    onReload()
  }
  return (
    <>
      {noShows > 0 && <StatusTag tone="danger">Не вышли: {noShows}</StatusTag>}
      <span className="week-header__space" />
      <ListDataAge requestedAt={of.requestedAt} cityId={cityId} />
      <Button type="text" icon={<ReloadOutlined />} aria-label="Обновить" title="Обновить" onClick={reload} />
    </>
  )
}
