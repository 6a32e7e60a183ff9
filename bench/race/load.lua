-- What wrk sends: PEOPLE names a file with a line for each person, whose turns come one after the other: the headers
-- they send, with tabs between them. A '%d' in what is ASKED is another number each time.
local requests, turn = {}, 0
local method, path = os.getenv('METHOD'), os.getenv('ASKED')
local words = os.getenv('WORDS')
local is_numbered = path:find('%d', 1, true)

function init()
  for line in io.lines(os.getenv('PEOPLE')) do
    local headers = { ['Host'] = '127.0.0.1' }
    for name, value in line:gmatch('([^\t:]+): ([^\t]*)') do
      headers[name] = value
    end
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
  local asked = requests[turn % #requests + 1]
  return is_numbered and asked:gsub('%%d', turn, 1) or asked
end

function done(summary, latency)
  local failed = summary.errors
  print(string.format('RESULT {"answers":%d,"us":%d,"p50":%.1f,"p99":%.1f,"failures":%d}',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    failed.connect + failed.read + failed.write + failed.status + failed.timeout))
end
