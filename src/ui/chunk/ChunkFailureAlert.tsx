import { ReloadOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { describeChunkProblem } from '../../lib/chunkProblem'
import { saveInputAndReload, useChunkProblem } from './useChunkProblem'
import './chunkFailure.css'

/**
 * Error message in place of a lazy part of a screen whose JavaScript chunk failed to load. The rest of the screen keeps its state. The
 * message offers a retry, and a page reload if the server no longer has the chunk. With `lineName` it is a single line, for parts without
 * space for a panel.
 */
export function ChunkFailureAlert(props: { error: unknown; onRetry: () => void; lineName?: string | undefined }) {
  const { error, onRetry, lineName } = props
  const problem = useChunkProblem(error)
  const { title, text } = describeChunkProblem(problem)
  const isGone = problem === 'gone'
  const size = lineName ? 'small' : undefined
  return (
    <div role="alert" className={lineName ? 'chunk-failure chunk-failure--line' : 'chunk-failure'}>
      <div className="chunk-failure__title">{lineName ? `${lineName}: ${title.toLowerCase()}` : title}</div>
      {!lineName && <div className="chunk-failure__text">{text}</div>}
      <Flex gap={8} wrap justify="center">
        {isGone && (
          <Button type="primary" size={size} icon={<ReloadOutlined />} onClick={saveInputAndReload}>
            Обновить страницу
          </Button>
        )}
        <Button
          type={isGone || lineName ? 'default' : 'primary'}
          size={size}
          loading={problem === undefined}
          onClick={onRetry}
        >
          Повторить
        </Button>
      </Flex>
    </div>
  )
}
