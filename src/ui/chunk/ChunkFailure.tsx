import { ReloadOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { describeChunkFate } from '../../lib/chunkFate'
import { reloadPage, useChunkFate } from './useChunkFate'
import './chunkFailure.css'

/**
 * Stands in place of the part that did not come, and only there: whatever is typed elsewhere on the screen stays. Offers a
 * new attempt, and a reload when the build that the part belongs to is gone.
 */
export function ChunkFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const fate = useChunkFate(error)
  const { title, text } = describeChunkFate(fate)
  const isGone = fate === 'gone'
  return (
    <div role="alert" className="chunk-failure">
      <div className="chunk-failure__title">{title}</div>
      <div className="chunk-failure__text">{text}</div>
      <Flex gap={8} wrap justify="center">
        {isGone && (
          <Button type="primary" icon={<ReloadOutlined />} onClick={reloadPage}>
            Обновить страницу
          </Button>
        )}
        <Button type={isGone ? 'default' : 'primary'} loading={fate === undefined} onClick={onRetry}>
          Повторить
        </Button>
      </Flex>
    </div>
  )
}
