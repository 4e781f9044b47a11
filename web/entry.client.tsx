// Apart, so that it shares a file with the root (web/code-chunks.ts): an entry gets one of its own.
import './start.tsx'
