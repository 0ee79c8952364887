import { CaretRightOutlined, PauseOutlined } from '@ant-design/icons'
import { Button, Select, Slider } from 'antd'
import type { TrackPlaybackState } from './useTrackPlayback'

const SPEEDS = [1, 5, 20, 60].map((value) => ({ value, label: `×${value}` }))

export function TrackPlayer({ played }: { played: TrackPlaybackState }) {
  const { isPlaying, share, speed, setShare, setSpeed, toggle } = played
  return (
    <div className="track-player">
      <div className="track-player__line">
        <Button
          icon={isPlaying ? <PauseOutlined /> : <CaretRightOutlined />}
          aria-label={isPlaying ? 'Остановить' : 'Проиграть маршрут'}
          title={isPlaying ? 'Остановить' : 'Проиграть маршрут'}
          onClick={toggle}
        />
        <Slider
          className="track-player__slider"
          min={0}
          max={100}
          value={Math.round(share * 100)}
          tooltip={{ formatter: (value) => `${value}\u00a0% пути` }}
          ariaLabelForHandle="Место на маршруте"
          onChange={(value) => setShare(value / 100)}
        />
        <Select aria-label="Скорость" value={speed} options={SPEEDS} onChange={setSpeed} />
      </div>
      <div className="track-player__note">Время в точках маршрута неизвестно: проигрывается по расстоянию</div>
    </div>
  )
}
