import { ReloadOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { describeChunkFate } from '../../lib/chunkFate'
import { reloadPage, useChunkFate } from './useChunkFate'
import './chunkFailure.css'

/**
 * Stands in place of the part that did not come, and only there: whatever is typed elsewhere on the screen stays. Offers a
 * new attempt, and a reload when the build that the part belongs to is gone. A part that is a line itself, or is
 * not seen at all, gives its name for a line of its own, `lineName`: anything higher would move the rest.
 */
export function ChunkFailure(props: { error: unknown; onRetry: () => void; lineName?: string | undefined }) {
  const { error, onRetry, lineName } = props
  const fate = useChunkFate(error)
  const { title, text } = describeChunkFate(fate)
  const isGone = fate === 'gone'
  const size = lineName ? 'small' : undefined
  return (
    <div role="alert" className={lineName ? 'chunk-failure chunk-failure--line' : 'chunk-failure'}>
      <div className="chunk-failure__title">{lineName ? `${lineName}: ${title.toLowerCase()}` : title}</div>
      {!lineName && <div className="chunk-failure__text">{text}</div>}
      <Flex gap={8} wrap justify="center">
        {isGone && (
          <Button type="primary" size={size} icon={<ReloadOutlined />} onClick={reloadPage}>
            Обновить страницу
          </Button>
        )}
        <Button
          type={isGone || lineName ? 'default' : 'primary'}
          size={size}
          loading={fate === undefined}
          onClick={onRetry}
        >
          Повторить
        </Button>
      </Flex>
    </div>
  )
}
