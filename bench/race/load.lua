-- What wrk sends: PEOPLE names a file with a header of each person, whose turns come one after the other.
local requests, turn = {}, 0
local method, path = os.getenv('METHOD'), os.getenv('ASKED')
local words = os.getenv('WORDS')

function init()
  for line in io.lines(os.getenv('PEOPLE')) do
    local name, value = line:match('^(%S+): (.*)$')
    local headers = { [name] = value, ['Host'] = '127.0.0.1' }
    if method == 'POST' then
      headers['Content-Type'] = 'application/json'
      requests[#requests + 1] = wrk.format(method, path, headers, '{"content":"' .. words .. '"}')
    else
      requests[#requests + 1] = wrk.format(method, path, headers)
    end
  end
end

function request()
  turn = turn + 1
  return requests[turn % #requests + 1]
end

function done(summary, latency)
  local failed = summary.errors
  print(string.format('RESULT {"answers":%d,"us":%d,"p50":%.1f,"p99":%.1f,"failures":%d}',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    failed.connect + failed.read + failed.write + failed.status + failed.timeout))
end
