"""A receiver of events. Run it with the secret that the desk showed: WEBHOOK_SECRET=whsec_... python3 receiver.py"""

import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

key = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
tolerance_seconds = 5 * 60
# A real one keeps these in its database: an event can come more than once, under the same id.
seen: set[str] = set()


def is_signed(headers, body: bytes) -> bool:
    """Whether one of the signatures is ours, and the call is of now."""
    message_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > tolerance_seconds:
        return False
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    signatures = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(expected.encode(), each.encode()) for each in signatures)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        signed = is_signed(self.headers, body)
        # Answer first and work later: the shop waits 15 seconds.
        self.send_response(204 if signed else 401)
        self.end_headers()
        message_id = self.headers.get("webhook-id", "")
        if not signed or message_id in seen:
            return
        seen.add(message_id)
        event = json.loads(body)
        # An event of Standard Webhooks, or one of TM Forum where a hub was asked for it.
        about = event["data"] if "data" in event else next(iter(event["event"].values()))
        print(event.get("type") or event["eventType"], about["id"], about.get("state", ""), flush=True)

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("", int(os.environ.get("PORT", "4000"))), Receiver)
print(f"Listening on http://localhost:{server.server_port}", flush=True)
server.serve_forever()
